import { assert } from 'chai'
import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { DirectoryQuery } from '../../../application/ports/walletApi.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aDirectory } from '../../support/aDirectory.js'
import { after } from '../../support/after.js'
import { aNetwork } from '../../support/aNetwork.js'
import { aListing } from '../../support/aListing.js'
import { startTestCore, type TestCoreOptions } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { silence } from '../../support/silence.js'
import { someListings } from '../../support/someListings.js'

const DEAD = TE.left({ _tag: 'HttpStatus', status: 503 } as const)
const RECOMMENDED: DirectoryQuery = {
  page: 1,
  entries: 4,
  include: [],
  exclude: [],
  chains: ['eip155:1'],
  search: '',
  certifiedOnly: false,
}

/** The core sends requests at start, so the directory answers like this from the beginning. */
const setUp = (options: TestCoreOptions = {}, answer: ReturnType<typeof aDirectory> = aDirectory(someListings(10))) => {
  const directoryApi = fakeDirectoryApi()
  directoryApi.answerEach(answer)
  const test = startTestCore({
    hostFeatures: { email: false, socials: false },
    connectors: [fakeWalletConnector({ id: 'a' })],
    ...options,
    ports: { directoryApi, ...options.ports },
  })
  const ids = (): readonly string[] => test.core.wallets.value.rows.map(({ id }) => id)
  return { ...test, directoryApi, ids }
}

describe('the list of wallets while the modal is open [U-43]', () => {
  it('appends a wallet that is announced late, and moves it to its section from the next opening on', async () => {
    const { core, time, registry, ids } = setUp()
    core.open()
    await time.advance(0)
    registry.announce(fakeWalletConnector({ id: 'late' }))
    assert.deepEqual(ids(), ['a', 'w1', 'w2', 'w3', 'late'])
    core.commands.close()
    core.open()
    assert.deepEqual(ids(), ['a', 'late', 'w1', 'w2'])
  })

  it('waits up to 2 s for the code that finds more installed wallets, before it settles [S9-25]', async () => {
    for (const [came, order] of [
      [500, ['a', 'solana', 'w1', 'w2']],
      [2_500, ['a', 'w1', 'w2', 'w3', 'solana']],
    ] as const) {
      const { core, time, registry, ids } = setUp()
      registry.looks(true)
      core.open()
      await time.advance(came)
      registry.announce(fakeWalletConnector({ id: 'solana' }))
      registry.looks(false)
      assert.deepEqual([core.wallets.value.directory, ids()], ['Loaded', order])
    }
  })

  it('is in the order of its sections once the directory answered, in any order of answers [S9-25]', async () => {
    for (const [featuredMs, recommendedMs] of [
      [1_000, 0],
      [0, 1_000],
    ] as const) {
      const time = makeVirtualTime()
      const late = (query: DirectoryQuery) => (query.include.length > 0 ? featuredMs : recommendedMs)
      const { core, ids } = setUp(
        { time, featuredWalletIds: ['w9'], customWallets: [{ id: 'own', name: 'Own' }] },
        (query) =>
          pipe(
            TE.fromTask(after(late(query), time.scheduler, undefined)),
            TE.flatMap(() => aDirectory(someListings(10))(query)),
          ),
      )
      core.open()
      await time.advance(100)
      assert.notInclude(ids(), 'w1', 'no recommended wallet is told of before the featured ones')
      await time.advance(1_000)
      assert.deepEqual(ids(), ['a', 'w9', 'own', 'w1'])
    }
  })

  it('has pairing first, or where the host puts it, and keeps it there [S9-25] [U-43]', async () => {
    const { core, time, registry } = setUp({})
    const at = () => core.wallets.value.pairingAt
    assert.equal(at(), 0, 'nothing of the directory comes before it')
    await time.advance(0)
    assert.equal(at(), 0)
    const behind = setUp({ connectorOrder: ['injected', 'recommended', 'walletConnect'] })
    behind.core.open()
    assert.isUndefined(behind.core.wallets.value.pairingAt)
    await behind.time.advance(0)
    assert.equal(behind.core.wallets.value.pairingAt, 4)
    const among = setUp({ connectorOrder: ['injected'] })
    among.core.open()
    await among.time.advance(0)
    assert.equal(among.core.wallets.value.pairingAt, 1)
    among.registry.announce(fakeWalletConnector({ id: 'late' }))
    assert.equal(among.core.wallets.value.pairingAt, 1)
    assert.lengthOf(registry.connectors.value, 1)
  })

  it('replaces the answers of the last visit by newer ones from the next opening on', async () => {
    const directoryCache = fakeDirectoryCache([[RECOMMENDED, { wallets: [aListing({ id: 'kept' })], count: 640 }]])
    const { core, time, ids } = setUp({ ports: { directoryCache } })
    core.open()
    assert.deepEqual([ids(), core.wallets.value.directory], [['a', 'kept'], 'Loaded'])
    await time.advance(0)
    assert.deepEqual(ids(), ['a', 'kept'])
    core.commands.close()
    core.open()
    assert.deepEqual(ids(), ['a', 'w1', 'w2', 'w3'])
  })

  it('is requested again by the visitor, and appends what arrives', async () => {
    const { core, time, directoryApi, ids } = setUp({}, () => DEAD)
    core.open()
    await time.advance(0)
    assert.deepEqual([ids(), core.wallets.value.directory], [['a'], 'Unavailable'])
    directoryApi.answerEach(aDirectory(someListings(10)))
    const told: string[] = []
    core.wallets.changes.subscribe(({ directory }) => told.push(directory))
    core.commands.retryWallets()
    core.commands.retryWallets()
    await time.advance(0)
    assert.include(told, 'Loading')
    assert.deepEqual([ids(), core.wallets.value.directory], [['a', 'w1', 'w2', 'w3'], 'Loaded'])
    assert.lengthOf(directoryApi.asked, 2)
  })

  it('reports an unavailable directory also if only the featured wallets failed', async () => {
    const { core, time, ids } = setUp({ featuredWalletIds: ['w9'] }, (query) =>
      query.include.length > 0 ? DEAD : aDirectory(someListings(10))(query),
    )
    await time.advance(0)
    assert.deepEqual([ids(), core.wallets.value.directory], [['a', 'w1', 'w2', 'w3'], 'Unavailable'])
  })

  it('has the order of connect methods, wallets first if one is installed, which does not change while shown [S9-26] [U-43]', async () => {
    const { core, time, registry } = setUp({ connectors: [], hostFeatures: { email: true, socials: ['google'] } })
    const methods = () => core.wallets.value.methods
    core.open()
    await time.advance(0)
    assert.deepEqual(methods(), ['email', 'social', 'wallet'])
    registry.announce(fakeWalletConnector({ id: 'late' }))
    assert.deepEqual(methods(), ['email', 'social', 'wallet'])
    core.commands.close()
    core.open()
    assert.deepEqual(methods(), ['wallet', 'email', 'social'])
  })

  it('waits for the login methods before it shows wallets to install, so that nothing moves [S1-09] [U-43] [V-01]', async () => {
    const time = makeVirtualTime()
    const configApi = fakeConfigApi(after(500, time.scheduler, E.right({ email: true, socials: false })))
    const { core, ids } = setUp({ time, hostFeatures: {}, connectMethodsOrder: ['email'], ports: { configApi } })
    core.open()
    await time.advance(100)
    assert.deepEqual([core.wallets.value.directory, core.wallets.value.methods, ids()], ['Loading', ['wallet'], ['a']])
    await time.advance(400)
    assert.deepEqual(
      [core.wallets.value.directory, core.wallets.value.methods, ids()],
      ['Loaded', ['email', 'wallet'], ['a', 'w1', 'w2']],
    )
  })

  it('shows logins beside the wallets to install, and after 2 s without those [U-43] [U-51]', async () => {
    const time = makeVirtualTime()
    const { core } = setUp({ time, hostFeatures: { email: true, socials: false } }, () => silence)
    core.open()
    await time.advance(1_999)
    assert.deepEqual([core.wallets.value.methods, core.wallets.value.awaited], [['wallet'], ['wallet', 'email']])
    await time.advance(1)
    assert.deepEqual([core.wallets.value.directory, core.wallets.value.methods], ['Loading', ['wallet', 'email']])
  })

  it('shows the probable login methods while loading, until the server answers or is given up', async () => {
    const time = makeVirtualTime()
    const configApi = fakeConfigApi()
    configApi.answerWith(silence)
    const { core } = setUp({ time, hostFeatures: {}, connectors: [], ports: { configApi } })
    core.open()
    await time.advance(0)
    assert.deepEqual(core.wallets.value.awaited, ['email', 'social', 'wallet'])
    await time.advance(2_000)
    assert.equal(core.wallets.value.directory, 'Loaded')
    assert.isUndefined(core.wallets.value.awaited)
  })

  it('keeps the shown logins while a failed directory is retried [U-43]', async () => {
    const { core, time, directoryApi } = setUp({ hostFeatures: { email: true, socials: false } }, () => DEAD)
    core.open()
    await time.advance(0)
    assert.deepEqual([core.wallets.value.directory, core.wallets.value.methods], ['Unavailable', ['wallet', 'email']])
    directoryApi.answerEach(() => silence)
    core.commands.retryWallets()
    await time.advance(0)
    assert.deepEqual([core.wallets.value.directory, core.wallets.value.methods], ['Loading', ['wallet', 'email']])
  })

  it('leaves out disabled login methods, and starts with those the host names [S5-13] [S9-26]', async () => {
    const methods = async (hostFeatures: TestCoreOptions['hostFeatures'] = {}, more: TestCoreOptions = {}) => {
      const { core, time } = setUp({ hostFeatures, ...more })
      await time.advance(0)
      return core.wallets.value.methods
    }
    assert.deepEqual(await methods({ email: true, socials: false }), ['wallet', 'email'])
    assert.deepEqual(await methods({ email: false, socials: [] }), ['wallet'])
    assert.deepEqual(await methods({ email: true, socials: ['x'], pay: true }), ['wallet'])
    assert.deepEqual(
      await methods(
        { email: true, socials: ['x'] },
        { networks: [aNetwork({ caipNetworkId: 'polkadot:1', chainNamespace: 'polkadot' })] },
      ),
      ['wallet'],
    )
    assert.deepEqual(await methods({ email: true, socials: ['x'] }, { connectMethodsOrder: ['social'] }), [
      'social',
      'wallet',
      'email',
    ])
  })

  it('sends no further requests for more subscribers [U-58]', async () => {
    const { core, time, directoryApi } = setUp()
    for (let listener = 0; listener < 20; listener++) {
      core.wallets.changes.subscribe()
      core.catalogue.changes.subscribe()
    }
    core.open({ name: 'AllWallets' })
    await time.advance(60_000)
    assert.deepEqual(
      directoryApi.asked.map(({ entries }) => entries),
      [4, 40],
    )
  })

  it('counts the wallets of the directory once [S7-04]', async () => {
    const { core, time } = setUp({ featuredWalletIds: ['w9'] })
    await time.advance(0)
    assert.equal(core.wallets.value.total, 10)
    core.open({ name: 'AllWallets' })
    await time.advance(0)
    assert.equal(core.wallets.value.total, 10)
  })
})

describe('recent wallets', () => {
  const listing = aListing({ id: 'heron', rdns: 'org.heron', chromeStore: 'https://store.example/heron' })
  const heron = () => fakeWalletConnector({ id: 'org.heron', rdns: 'org.heron', name: 'Heron' })

  it('are stored with their directory data, so that they are listed even if not installed [S9-15]', async () => {
    const { core, time, memory } = setUp({ connectors: [heron()] }, aDirectory([listing]))
    await time.advance(0)
    await core.connect('org.heron')()
    assert.deepEqual(memory.readRecent(), [{ id: 'org.heron', listing }])
    const elsewhere = setUp({ connectors: [], ports: { memory } })
    assert.deepInclude(elsewhere.core.wallets.value.rows[0], { _tag: 'Listed', id: 'heron', section: 'recent' })
  })

  it('do not include wallets that were only restored [S9-15]', async () => {
    const connector = heron()
    connector.wallet.remembersPage()
    const { core, time, memory } = setUp({ connectors: [connector] })
    memory.write({ eip155: ['org.heron'] })
    const back = setUp({ connectors: [connector], ports: { memory } })
    await Promise.all([time.advance(0), back.time.advance(300)])
    assert.equal(back.core.account('eip155').value.status, 'connected')
    assert.isEmpty(memory.readRecent())
    core.destroy()
  })
})

describe('choosing a listed wallet', () => {
  it('asks the wallet that was installed meanwhile', async () => {
    const { core, time, registry } = setUp(
      { connectors: [] },
      aDirectory([aListing({ id: 'heron', rdns: 'org.heron' })]),
    )
    core.open()
    await time.advance(0)
    core.commands.chooseWallet('heron')
    registry.announce(fakeWalletConnector({ id: 'org.heron', rdns: 'org.heron' }))
    core.commands.chooseWallet('heron')
    assert.deepEqual(core.attempt.value, { _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'org.heron' })
  })
})
