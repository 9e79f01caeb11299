import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { runTool, type Ending } from './support/runTool.js'

const PLANTED = "import { createPublicClient } from 'viem'\nglobalThis.planted = createPublicClient\n"

/** In KiB, by the names of the stages. */
const limits: ReadonlyMap<string, number> = new Map(
  [...readFileSync('package.json', 'utf8').matchAll(/"name": "([^"]+)",[^}]+?"limit": "([\d.]+) KiB"/g)].map(
    ([, name = '', limit]) => [name, Number(limit)],
  ),
)

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

  it('let the package pass as it is built: 16.5 KiB for buttons and loader, 73 KiB more for the core, in gzip and without React [U-01] [P-01]', async () => {
    const { code, stderr } = await measure()
    assert.equal(code, 0, stderr)
    const weighed = await weigh()
    assert.equal(weighed.code, 0, weighed.stdout)
    assert.isAtMost(limits.get('first paint, without React') ?? NaN, 16.5)
    assert.isAtMost(limits.get('what the first intent adds to show Connect') ?? NaN, 73)
  })

  it('hold logins to 24 KiB, and Portico’s own part of pairing to 15: with its SDK it is over 70 (decision 18) [P-03]', () => {
    assert.isAtMost(limits.get('what logging in by e-mail or social account adds') ?? NaN, 24)
    assert.isAtMost(limits.get('what pairing adds, without the SDK') ?? NaN, 15)
  })

  it('hold activity, NFTs and tokens together to 25 KiB: what draws a long list is loaded once [P-03]', async () => {
    const { code, stderr } = await measure()
    assert.equal(code, 0, stderr)
    const files = new Map<string, number>()
    const add = async (folder: string, names: readonly string[]): Promise<void> => {
      for (const name of names) files.set(name, gzipSync(await readFile(join(plot.folder, folder, name))).length)
    }
    for (const feature of ['activity', 'nfts']) {
      const folder = `build/size/features/${feature}`
      await add(folder, await readdir(join(plot.folder, folder)))
    }
    await add('dist/chunks', ['tokens.lazy.js'])
    assert.isAbove(files.size, 5)
    assert.isAtMost(
      [...files.values()].reduce((sum, size) => sum + size, 0),
      25 * 1_024,
    )
  })

  it('see no other feature, family of wallets or language in what a page loads to connect [U-02]', async () => {
    const script = `import('./scripts/build/bundleHost.mjs')
      .then(({ bundleHost }) => bundleHost())
      .then(({ stages }) => console.log(JSON.stringify([...stages.firstPaint, ...stages.firstIntent])))`
    const { code, stdout, stderr } = await runTool(plot.folder, 'node', ['-e', script])
    assert.equal(code, 0, stderr)
    const sources = JSON.parse(stdout) as readonly string[]
    assert.isTrue(sources.some((source) => source.endsWith('application/connect/connectFeature.ts')))
    // Each from its first file on, but for what is known of it before its code is there.
    const features =
      /application\/(activity|nfts|receive|send|swap|tokenList)\/(?!entry\.ts)|ui-react\/(activity|nfts|receive|send|swap|tokens)\/|infrastructure\/(names|assetDiscovery|blockchainApi\/(swaps|names|history|nfts))|siwx\.lazy|SignInView|openSignIns/
    const others =
      /login\.lazy|LOGIN_PARTS|login\/feature|pairing\.lazy|pairingFeature\.ts|multiWallet|solana|bitcoin|requests\/feature|makeRequestWallet|catalogueDefinition|legal\/feature|ProfileWallets|AccountView|NetworksView|switching\.lazy|\/ar\.ts|messages\.ar/i
    assert.deepEqual(
      // What is known of a feature before its code is there is in its entry.
      sources.filter((source) => features.test(source) || (others.test(source) && !/entry\.ts$/i.test(source))),
      [],
    )
  })

  it('refuse viem in the first paint', async () => {
    await during(join(plot.folder, 'dist/index.js'), PLANTED, async () => {
      const { code, stderr } = await measure()
      assert.equal(code, 1)
      assert.match(stderr, /firstPaint must not load \S*node_modules\/viem\//)
    })
  })

  it('refuse viem in a view that is drawn before a wallet is connected', async () => {
    await during(join(plot.folder, 'dist/chunks/connectingViews.js'), PLANTED, async () => {
      const { code, stderr } = await measure()
      assert.equal(code, 1)
      assert.match(stderr, /connectingViews\.js must not load viem/)
    })
  })

  it('refuse a first paint over its budget', async () => {
    await mkdir(join(plot.folder, 'build/size/first-intent'), { recursive: true })
    await measure()
    const before = await weigh()
    assert.equal(before.code, 0, before.stdout)
    await writeFile(join(plot.folder, 'build/size/first-paint/planted.js'), randomBytes(14_000))
    const { code, stdout } = await weigh()
    assert.equal(code, 1)
    assert.match(stdout, /first paint[^]*exceeded/)
  })
})
