import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { runTool } from './support/runTool.js'

const ALL = [
  ...['domain', 'application', 'infrastructure', 'ui-react', 'sandbox', 'demo', 'test', 'scripts'],
  ...[
    'index.ts',
    'index.development.ts',
    'react.ts',
    'networks.ts',
    'themes.ts',
    'siwx.ts',
    'server.ts',
    'testing.ts',
    'sandbox.ts',
    'rollup.config.mjs',
  ],
]

describe('the search for unused code', function () {
  this.timeout(600_000)
  let plot: Plot
  let said: string
  let saidOfProduct: string

  before(async () => {
    plot = await plant(ALL, {
      'domain/planted.ts': 'export const nobodyImportsThisFile = 1',
      'domain/tested.ts': 'export const onlyATestImportsThisFile = 1',
      'test/domain/tested.test.ts': [
        "import { onlyATestImportsThisFile } from '../../domain/tested.js'",
        "import { onlyATestUsesThisExport } from '../../domain/amount/baseUnits.js'",
        'void [onlyATestImportsThisFile, onlyATestUsesThisExport]',
      ].join('\n'),
    })
    const used = join(plot.folder, 'domain/amount/baseUnits.ts')
    const planted = ['nobodyUsesThisExport', 'onlyATestUsesThisExport'].map((name) => `export const ${name} = 1`)
    await writeFile(used, [await readFile(used, 'utf8'), ...planted, ''].join('\n'))
    const manifest = join(plot.folder, 'package.json')
    await writeFile(
      manifest,
      (await readFile(manifest, 'utf8')).replace('"rxjs":', '"nobody-imports-this": "1.0.0",\n    "rxjs":'),
    )
    const knip = async (...args: readonly string[]): Promise<string> => {
      const { code, stdout } = await runTool(plot.folder, 'npx', ['--no-install', 'knip', ...args])
      assert.notEqual(code, 0)
      return stdout
    }
    said = await knip()
    saidOfProduct = await knip('--production', '--config=knip.production.jsonc')
  })

  after(() => plot.remove())

  it('finds a file without an import', () => assert.include(said, 'domain/planted.ts'))
  it('finds an unused export', () => assert.include(said, 'nobodyUsesThisExport'))
  it('finds a file and an export that only a test uses', () => {
    for (const name of ['domain/tested.ts', 'onlyATestUsesThisExport']) {
      assert.notInclude(said, name)
      assert.include(saidOfProduct, name)
    }
  })
  it('finds a dependency without an import', () => assert.include(said, 'nobody-imports-this'))
})
