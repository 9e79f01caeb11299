import { randomBytes } from 'node:crypto'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { type Ending, runTool } from './support/runTool.js'

const PLANTED = "import { createPublicClient } from 'viem'\nglobalThis.planted = createPublicClient\n"

describe('the weight gates', function () {
  this.timeout(600_000)
  let plot: Plot

  const measure = (): Promise<Ending> => runTool(plot.folder, 'node', ['scripts/build/sizes.mjs'])
  const weigh = (): Promise<Ending> => runTool(plot.folder, 'npx', ['--no-install', 'size-limit'])
  const during = async (path: string, planted: string, look: () => Promise<void>): Promise<void> => {
    const whole = await readFile(path)
    await appendFile(path, planted)
    await look().finally(() => writeFile(path, whole))
  }

  before(async () => {
    plot = await plant(['dist', 'scripts/build', 'server.ts', 'infrastructure', 'application', 'domain'], {})
  })

  after(() => plot.remove())

  it('reject viem in the first paint', async () => {
    await during(join(plot.folder, 'dist/index.js'), PLANTED, async () => {
      const { code, stderr } = await measure()
      assert.equal(code, 1)
      assert.match(stderr, /firstPaint must not load \S*node_modules\/viem\//)
    })
  })

  it('reject viem in a view shown before a wallet is connected', async () => {
    await during(join(plot.folder, 'dist/chunks/connectingViews.js'), PLANTED, async () => {
      const { code, stderr } = await measure()
      assert.equal(code, 1)
      assert.match(stderr, /connectingViews\.js must not load viem/)
    })
  })

  it('reject a first paint over its budget', async () => {
    const measured = await measure()
    assert.equal(measured.code, 0, measured.stderr)
    const before = await weigh()
    assert.equal(before.code, 0, before.stdout)
    await writeFile(join(plot.folder, 'build/size/first-paint/planted.js'), randomBytes(14_000))
    const { code, stdout } = await weigh()
    assert.equal(code, 1)
    assert.match(stdout, /first paint[^]*exceeded/)
  })
})
