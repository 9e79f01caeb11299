import { assert } from 'chai'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { solana } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aDirectory } from '../../support/aDirectory.js'
import { after } from '../../support/after.js'
import { aListing } from '../../support/aListing.js'
import { aNetwork } from '../../support/aNetwork.js'
import { silence } from '../../support/silence.js'
import { someListings } from '../../support/someListings.js'
import { startTestCore, type TestCoreOptions } from '../../support/startTestCore.js'

const ICON = 'data:image/png;base64,AA'
const wallet = (info: Partial<InstalledWallet> & Pick<InstalledWallet, 'id'>) => ({
  ...fakeWalletConnector({ id: info.id, name: 'Heron' }),
  icon: ICON,
  ...info,
})
const provider = wallet({ id: 'io.heron', rdns: 'io.heron' })
const registered = wallet({ id: 'standard:Heron', namespace: 'solana' })

const setUp = (interest = true, options: Pick<TestCoreOptions, 'includeWalletIds'> = {}) => {
  const directoryApi = fakeDirectoryApi()
  const registry = fakeConnectorRegistry([provider])
  const test = startTestCore({
    networks: [aNetwork(), solana],
    ports: { directoryApi, registry },
    interest,
    ...options,
  })
  return {
    ...test,
    directoryApi,
    registry,
    searches: () => directoryApi.asked.map(({ search }) => search).filter((text) => text !== ''),
    rows: () =>
      test.core.wallets.value.rows.flatMap((row) =>
        row._tag === 'Installed' ? `${row.id}${row.unverified ? ' unverified' : ''} ×${row.connectors.length}` : [],
      ),
  }
}

describe('a name shared by two wallets of the page', () => {
  it('is looked up in the directory: they are one row if it has that rdns for the name [U-43]', async () => {
    const { time, directoryApi, registry, searches, rows } = setUp()
    const chains = [aNetwork().caipNetworkId, solana.caipNetworkId]
    directoryApi.answerEach(aDirectory([aListing({ id: 'h', name: 'Heron', rdns: 'io.heron', chains })]))
    await time.advance(0)
    registry.announce(registered)
    await time.advance(0)
    assert.deepEqual(rows(), ['io.heron ×2'])
    assert.deepEqual(searches(), ['Heron'])
  })

  it('makes two rows, one of them marked, if the directory has another rdns, none, or no answer [S-11]', async () => {
    for (const listings of [[aListing({ id: 'h', name: 'Heron', rdns: 'io.other' })], []]) {
      const { time, directoryApi, registry, rows } = setUp()
      directoryApi.answerEach(aDirectory(listings))
      registry.announce(registered)
      await time.advance(0)
      assert.deepEqual(rows(), ['io.heron unverified ×1', 'standard:Heron ×1'])
    }
  })

  it('shows new rows only once identified, after 2 s at most: no row moves under the pointer [U-43]', async () => {
    const { core, time, directoryApi, registry, rows } = setUp()
    core.open()
    directoryApi.answerWith(silence)
    registry.announce(registered)
    await time.advance(1_999)
    assert.deepEqual(rows(), ['io.heron ×1'])
    await time.advance(1)
    assert.deepEqual(rows(), ['io.heron unverified ×1', 'standard:Heron ×1'])
  })

  it('delays the recommended wallets too, which follow: installed wallets stay together [U-43]', async () => {
    const { core, time, directoryApi, registry } = setUp()
    const answer = aDirectory(someListings(9))
    directoryApi.answerEach((query) =>
      query.search === ''
        ? answer(query)
        : pipe(
            TE.fromTask(after(500, time.scheduler, 0)),
            TE.flatMap(() => answer(query)),
          ),
    )
    registry.announce(registered)
    core.open()
    await time.advance(499)
    assert.equal(core.wallets.value.directory, 'Loading')
    await time.advance(1)
    assert.equal(core.wallets.value.directory, 'Loaded')
    assert.deepEqual(
      core.wallets.value.rows.map(({ _tag }) => _tag),
      ['Installed', 'Installed', ...core.wallets.value.rows.slice(2).map(() => 'Listed')],
    )
  })

  it('is looked up once, five names at most, and none before an intent [U-57]', async () => {
    const { core, time, registry, searches } = setUp(false)
    for (let n = 0; n < 9; n += 1) {
      registry.announce(wallet({ id: `io.a${n}`, rdns: `io.a${n}`, name: `A${n}` }))
      registry.announce(wallet({ id: `standard:A${n}`, name: `A${n}`, namespace: 'solana' }))
    }
    await time.advance(5_000)
    assert.deepEqual(searches(), [])
    core.prepare()
    await time.advance(0)
    registry.announce(wallet({ id: 'io.late', rdns: 'io.late' }))
    await time.advance(0)
    assert.deepEqual(searches(), ['A0', 'A1', 'A2', 'A3', 'A4'])
  })

  it('is looked up among twenty wallets of any kind if the host restricts the list [S7-04]', async () => {
    const { time, directoryApi, registry, searches, rows } = setUp(true, { includeWalletIds: ['oak'] })
    directoryApi.answerEach(aDirectory([aListing({ id: 'h', name: 'Tidewater' })]))
    for (let n = 0; n < 11; n += 1)
      registry.announce(wallet({ id: `standard:A${n}`, name: `A${n}`, namespace: 'solana' }))
    registry.announce(wallet({ id: 'standard:Tidewater', name: 'Tidewater', namespace: 'solana' }))
    await time.advance(0)
    assert.lengthOf(searches(), 13)
    assert.notInclude(rows(), 'standard:Tidewater ×1')
    for (let n = 0; n < 20; n += 1)
      registry.announce(wallet({ id: `standard:B${n}`, name: `B${n}`, namespace: 'solana' }))
    await time.advance(0)
    assert.lengthOf(searches(), 20)
  })

  it('is not looked up if the bundled table has it, or two claim the rdns [U-43] [S-11]', async () => {
    const { time, registry, searches, rows } = setUp()
    registry.announce({ ...registered, knownRdns: ['io.heron'] })
    await time.advance(0)
    assert.deepEqual(rows(), ['io.heron ×2'])
    registry.announce(wallet({ id: 'io.heron:1', unverified: true, claims: 'io.heron' }))
    await time.advance(0)
    assert.deepEqual(rows(), ['io.heron unverified ×1', 'standard:Heron ×1', 'io.heron:1 unverified ×1'])
    assert.deepEqual(searches(), [])
  })
})
