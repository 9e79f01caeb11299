import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aListing } from '../../support/aListing.js'
import { startTestCore } from '../../support/startTestCore.js'
import { silence } from '../../support/silence.js'

const idsIn = ({ core }: ReturnType<typeof startTestCore>): readonly string[] =>
  core.wallets.value.rows.map(({ id }) => id)
const RECOMMENDED = {
  page: 1,
  entries: 4,
  include: [],
  exclude: [],
  chains: ['eip155:1' as const],
  search: '',
  certifiedOnly: false,
}
const answering = (...ids: readonly string[]) =>
  fakeDirectoryApi(TE.right({ wallets: ids.map((id) => aListing({ id })), count: 640 }))
const dead = () => fakeDirectoryApi(TE.left({ _tag: 'HttpStatus', status: 503 }))

describe('the list of wallets', () => {
  it('shows the wallets of this page at once, whatever the directory does', () => {
    const test = startTestCore({
      connectors: [fakeWalletConnector({ id: 'a' })],
      ports: { directoryApi: fakeDirectoryApi(silence) },
    })
    assert.deepEqual(idsIn(test), ['a'])
    assert.equal(test.core.wallets.value.directory, 'Loading')
  })

  it('requests four recommended wallets and nothing else until the visitor looks further [S9-14] [U-57]', async () => {
    const directoryApi = answering('get')
    const test = startTestCore({ connectors: [fakeWalletConnector({ id: 'a' })], ports: { directoryApi } })
    await test.time.advance(0)
    assert.deepEqual(idsIn(test), ['a', 'get'])
    assert.deepEqual(directoryApi.asked, [RECOMMENDED])
    assert.deepInclude(test.core.wallets.value, { directory: 'Loaded', total: 640 })
  })

  it("requests the featured wallets by id, and shows them in the host's order [S9-14]", async () => {
    const directoryApi = answering('c', 'b')
    const test = startTestCore({ ports: { directoryApi }, featuredWalletIds: ['b', 'c'], excludeWalletIds: ['x'] })
    await test.time.advance(0)
    assert.deepEqual(idsIn(test), ['b', 'c'])
    assert.deepEqual(directoryApi.asked, [
      { ...RECOMMENDED, entries: 2, include: ['b', 'c'], chains: [] },
      { ...RECOMMENDED, exclude: ['x', 'b', 'c'] },
      { ...RECOMMENDED, entries: 1, include: ['x'], chains: [] },
    ])
  })

  it('reports an unavailable directory, and an installed wallet connects nevertheless [U-50]', async () => {
    const test = startTestCore({ connectors: [fakeWalletConnector({ id: 'a' })], ports: { directoryApi: dead() } })
    await test.time.advance(0)
    assert.equal(test.core.wallets.value.directory, 'Unavailable')
    assert.equal((await test.core.connect('a')())._tag, 'Right')
  })

  it('shows the answers of an earlier visit while the directory is silent, and after it failed [U-53]', async () => {
    const directoryCache = fakeDirectoryCache([[RECOMMENDED, { wallets: [aListing({ id: 'kept' })], count: 640 }]])
    for (const directoryApi of [fakeDirectoryApi(silence), dead()]) {
      const test = startTestCore({ ports: { directoryApi, directoryCache } })
      await test.time.advance(0)
      assert.deepEqual(idsIn(test), ['kept'])
    }
  })

  it('offers on a phone only what can be opened there', async () => {
    const wallets = [
      aListing({ id: 'extension' }),
      aListing({ id: 'app', mobileLink: 'app://' }),
      aListing({ id: 'web', webappLink: 'https://web.example' }),
    ]
    const directoryApi = fakeDirectoryApi(TE.right({ wallets, count: 3 }))
    const test = startTestCore({ ports: { directoryApi, host: fakeHostEnvironment({ mobile: true }) } })
    await test.time.advance(0)
    assert.deepEqual(idsIn(test), ['app', 'web'])
  })

  it('appends wallets that are announced late', () => {
    const test = startTestCore({ connectors: [fakeWalletConnector({ id: 'a' })] })
    test.registry.announce(fakeWalletConnector({ id: 'b' }))
    assert.deepEqual(idsIn(test), ['a', 'b'])
  })

  it('starts with the last used wallet, and moves no row before the modal is closed [S9-15]', async () => {
    const memory = fakeConnectionMemory({}, [{ id: 'b' }])
    const connectors = [fakeWalletConnector({ id: 'a' }), fakeWalletConnector({ id: 'b' })]
    const test = startTestCore({ connectors, ports: { memory } })
    assert.deepEqual(idsIn(test), ['b', 'a'])
    test.core.open()
    await test.core.connect('a')()
    assert.deepEqual(idsIn(test), ['b', 'a'])
    test.core.commands.close()
    assert.deepEqual(idsIn(test), ['a', 'b'])
  })
})
