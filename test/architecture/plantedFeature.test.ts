import { assert } from 'chai'
import { EDITED, plantFeature } from './support/plantFeature.js'
import { plant, type Plot } from './support/plant.js'
import { runTool } from './support/runTool.js'

/** Bytes, gzipped, of the stages that size-limit measures. */
interface Sizes {
  readonly firstPaint: number
  readonly firstIntent: number
}

const run = async (plot: Plot, ...[command, ...args]: readonly [string, ...string[]]): Promise<string> => {
  const { code, stdout, stderr } = await runTool(plot.folder, command, args)
  assert.equal(code, 0, stdout + stderr)
  return stdout
}

const sizesOf = async (plot: Plot): Promise<Sizes> => {
  await run(plot, 'node', 'scripts/build/sizes.mjs')
  const measured = JSON.parse(await run(plot, 'npx', '--no-install', 'size-limit', '--json')) as readonly {
    readonly name: string
    readonly size: number
  }[]
  const size = (start: string): number => measured.find(({ name }) => name.startsWith(start))?.size ?? NaN
  return { firstPaint: size('first paint'), firstIntent: size('what the first intent') }
}

describe('a lazy feature with a port, two errors, a view, texts and an action, added to the product', function () {
  this.timeout(300_000)
  let planted: Plot
  let product: Plot

  before(async () => {
    ;[product, planted] = await Promise.all([
      plant(['dist', 'scripts', 'server.ts', 'infrastructure', 'application', 'domain'], {}),
      plantFeature(),
    ])
    await run(planted, 'npx', '--no-install', 'rollup', '-c', 'rollup.planted.mjs', '--silent')
  })
  after(() => Promise.all([product.remove(), planted.remove()]))

  it('edits five files, and compiles with them', async function () {
    assert.isAtMost(EDITED.length, 5)
    await run(planted, 'npx', '--no-install', 'tsc', '--noEmit', '-p', 'tsconfig.planted.json')
  })

  it('costs the first paint 60 bytes at most, and the opening 150 [U-01] [P-01] [P-02]', async () => {
    const [before, after] = [await sizesOf(product), await sizesOf(planted)]
    assert.isAtMost(after.firstPaint - before.firstPaint, 60)
    assert.isAtMost(after.firstIntent - before.firstIntent, 150)
  })

  it('keeps Portico at one file on first load in Vite, whatever the view imports [U-01]', async () => {
    const printed = await run(planted, 'node', '--import', 'tsx/esm', 'scripts/loading/firstLoad.ts')
    assert.lengthOf(printed.trim().split('\n'), 1, printed)
  })
})
