import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { runTool, type Ending } from './support/runTool.js'

const PLANTED = "import { createPublicClient } from 'viem'\nglobalThis.planted = createPublicClient\n"

describe('the weight gates', function () {
  this.timeout(180_000)
  let plot: Plot

  const measure = (): Promise<Ending> => runTool(plot.folder, 'node', ['scripts/build/sizes.mjs'])
  const weigh = (): Promise<Ending> => runTool(plot.folder, 'npx', ['--no-install', 'size-limit'])
  const chunk = async (name: string): Promise<string> => {
    const found = (await readdir(join(plot.folder, 'dist/chunks'))).find(
      (file) => file.startsWith(name) && file.endsWith('.js'),
    )
    if (found === undefined) throw new Error(`no chunk ${name}: npm run build`)
    return join(plot.folder, 'dist/chunks', found)
  }
  const during = async (path: string, planted: string, look: () => Promise<void>): Promise<void> => {
    const whole = await readFile(path)
    await appendFile(path, planted)
    await look().finally(() => writeFile(path, whole))
  }

  before(async () => {
    plot = await plant(['dist', 'scripts/build'], {})
  })

  after(() => plot.remove())

  it('let the package pass as it is built', async () => {
    const { code, stderr } = await measure()
    assert.equal(code, 0, stderr)
  })

  it('refuse viem in the first paint', async () => {
    await during(join(plot.folder, 'dist/index.js'), PLANTED, async () => {
      const { code, stderr } = await measure()
      assert.equal(code, 1)
      assert.match(stderr, /firstPaint must not load \S*node_modules\/viem\//)
    })
  })

  it('refuse viem in a view that is drawn before a wallet is connected', async () => {
    await during(await chunk('connectingViews'), PLANTED, async () => {
      const { code, stderr } = await measure()
      assert.equal(code, 1)
      assert.match(stderr, /connectingViews-\S+ must not load viem/)
    })
  })

  it('refuse a first paint over its budget', async () => {
    await mkdir(join(plot.folder, 'build/size/first-intent'), { recursive: true })
    await measure()
    const before = await weigh()
    assert.equal(before.code, 0, before.stdout)
    await writeFile(join(plot.folder, 'build/size/first-paint/planted.js'), randomBytes(13_000))
    const { code, stdout } = await weigh()
    assert.equal(code, 1)
    assert.match(stdout, /first paint[^]*exceeded/)
  })
})
