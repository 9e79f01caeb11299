import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { runTool } from './support/runTool.js'

/** In KiB, by stage name. */
const limits: ReadonlyMap<string, number> = new Map(
  [...readFileSync('package.json', 'utf8').matchAll(/"name": "([^"]+)",[^}]+?"limit": "([\d.]+) KiB"/g)].map(
    ([, name = '', limit]) => [name, Number(limit)],
  ),
)

const BUNDLE = `import('./scripts/build/bundleHost.mjs')
  .then(({ bundleHost }) => bundleHost())
  .then(({ stages }) => console.log(JSON.stringify([...stages.firstPaint, ...stages.firstIntent])))`

describe('the weight budgets', function () {
  this.timeout(600_000)
  let plot: Plot
  /** Part of what a page loads to connect. */
  let sources: readonly string[]

  before(async () => {
    plot = await plant(['dist', 'scripts/build'], {})
    const { code, stdout, stderr } = await runTool(plot.folder, 'node', ['-e', BUNDLE])
    assert.equal(code, 0, stderr)
    sources = JSON.parse(stdout) as readonly string[]
  })

  after(() => plot.remove())

  it('limit buttons and loader to 13.75 KiB, and the core to 74.5 KiB more, in gzip and without React [U-01] [P-01]', () => {
    assert.isAtMost(limits.get('first paint, without React') ?? NaN, 13.75)
    assert.isAtMost(limits.get('what the first intent adds to show Connect') ?? NaN, 74.5)
  })

  it('limit logins to 24 KiB, and Portico’s own part of pairing to 15: with its SDK it is over 70 (decision 18) [P-03]', () => {
    assert.isAtMost(limits.get('what logging in by e-mail or social account adds') ?? NaN, 24)
    assert.isAtMost(limits.get('what pairing adds, without the SDK') ?? NaN, 15)
  })

  it('limit activity, NFTs and tokens together to 25 KiB: the virtual list is loaded once [P-03]', async () => {
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

  it('exclude every other feature, wallet family and language from what a page loads to connect [U-02]', () => {
    assert.isTrue(sources.some((source) => source.endsWith('application/connect/connectFeature.ts')))
    const features =
      /application\/(activity|nfts|receive|send|swap|tokenList)\/|ui-react\/(activity|nfts|receive|send|swap|tokens)\/|infrastructure\/(container\/lazy\/|names|assetDiscovery|blockchainApi\/(swaps|names|history|nfts))|siwx\.lazy|SignInView|openSignIns/
    const others =
      /login\.lazy|LOGIN_PARTS|login\/feature|pairing\.lazy|pairingFeature\.ts|multiWallet|solana|bitcoin|requests\/feature|makeRequestWallet|catalogueDefinition|legal\/feature|ProfileWallets|AccountView|NetworksView|switching\.lazy|\/ar\.ts|messages\.ar/i
    assert.deepEqual(
      sources.filter((source) => features.test(source) || others.test(source)),
      [],
    )
  })
})
