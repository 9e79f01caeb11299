import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { runTool } from './support/runTool.js'

const ALL = [
  ...['domain', 'application', 'infrastructure', 'ui-react', 'sandbox', 'demo', 'test', 'scripts'],
  ...['index.ts', 'react.ts', 'networks.ts', 'testing.ts', 'sandbox.ts', 'rollup.config.mjs'],
]

describe('the search for unused code', function () {
  this.timeout(180_000)
  let plot: Plot
  let said: string

  before(async () => {
    plot = await plant(ALL, { 'domain/planted.ts': 'export const nobodyImportsThisFile = 1' })
    const used = join(plot.folder, 'domain/errors/domainError.ts')
    await writeFile(used, `${await readFile(used, 'utf8')}\nexport const nobodyUsesThisExport = 1\n`)
    const manifest = join(plot.folder, 'package.json')
    await writeFile(
      manifest,
      (await readFile(manifest, 'utf8')).replace('"rxjs":', '"nobody-imports-this": "1.0.0",\n    "rxjs":'),
    )
    const { code, stdout } = await runTool(plot.folder, 'npx', ['--no-install', 'knip'])
    assert.notEqual(code, 0)
    said = stdout
  })

  after(() => plot.remove())

  it('finds a file that nobody imports', () => assert.include(said, 'domain/planted.ts'))
  it('finds an export that nobody uses', () => assert.include(said, 'nobodyUsesThisExport'))
  it('finds a dependency that nobody imports', () => assert.include(said, 'nobody-imports-this'))
})
