import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { DirectoryQuery } from '../../../application/ports/walletApi.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { WalletPage } from '../../../domain/wallets/walletListing.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aListing } from '../../support/aListing.js'
import { startTestCore, type TestCoreOptions } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const FAILED: RemoteError = { _tag: 'HttpStatus', status: 503 }
const WALLETS = Array.from({ length: 100 }, (_, index) =>
  aListing({ id: `w${index}`, name: `Wallet ${index}`, certified: index % 2 === 0 }),
)

/** A directory of 100 wallets, with a configurable delay. */
const setUp = (options: TestCoreOptions = {}) => {
  const time = makeVirtualTime()
  const asked: DirectoryQuery[] = []
  let lateMs = 0
  let broken = false
  const page =
    (query: DirectoryQuery): TE.TaskEither<RemoteError, WalletPage> =>
    () => {
      asked.push(query)
      const matching = WALLETS.filter(
        ({ name, certified }) => name.includes(query.search) && (!query.certifiedOnly || certified),
      )
      const answer = broken
        ? E.left(FAILED)
        : E.right({
            wallets: matching.slice((query.page - 1) * query.entries, query.page * query.entries),
            count: matching.length,
          })
      return lateMs === 0
        ? Promise.resolve(answer)
        : new Promise((resolve) => time.scheduler.schedule(() => resolve(answer), lateMs))
    }
  const test = startTestCore({
    ...options,
    time,
    ports: { ...options.ports, directoryApi: { ...fakeDirectoryApi(), page } },
  })
  const { core } = test
  return {
    ...test,
    asked: () => asked.filter(({ entries }) => entries !== 4),
    late: (ms: number) => (lateMs = ms),
    fail: (on: boolean) => (broken = on),
    count: () => core.catalogue.value.rows.length,
    ids: () => core.catalogue.value.rows.map(({ id }) => id),
    progress: () => core.catalogue.value.progress,
    look: async () => {
      core.open({ name: 'AllWallets' })
      await time.advance(0)
    },
  }
}

describe('the directory of all wallets', () => {
  it('is requested when AllWallets opens, 40 wallets a page, and once [S9-14] [U-57] [U-58]', async () => {
    const { core, asked, look, count, progress } = setUp()
    assert.deepEqual([asked().length, progress()._tag], [0, 'Idle'])
    await look()
    core.commands.close()
    await look()
    assert.deepEqual(
      asked().map(({ page, entries }) => [page, entries]),
      [[1, 40]],
    )
    assert.deepEqual([count(), progress()], [40, { _tag: 'Partial', count: 100 }])
  })

  it('continues page by page to its end, and no further', async () => {
    const { core, time, asked, look, count, progress } = setUp()
    await look()
    for (let step = 0; step < 5; step += 1) {
      core.commands.loadMoreWallets()
      core.commands.loadMoreWallets()
      await time.advance(0)
    }
    assert.deepEqual(
      asked().map(({ page }) => page),
      [1, 2, 3],
    )
    assert.deepEqual([count(), progress()], [100, { _tag: 'Complete', count: 100 }])
  })

  it('searches 300 ms after the last key, 100 wallets at once [S9-05] [S9-14]', async () => {
    const { core, time, asked, look, ids, progress } = setUp()
    await look()
    for (const text of ['W', 'Wallet 7', ' Wallet 77 ']) {
      core.commands.searchWallets(text)
      await time.advance(299)
    }
    assert.equal(asked().length, 1)
    assert.equal(progress()._tag, 'Loading')
    await time.advance(1)
    assert.deepInclude(asked()[1], { page: 1, entries: 100, search: 'Wallet 77' })
    assert.deepEqual([ids(), progress()], [['w77'], { _tag: 'Complete', count: 1 }])
  })

  it('ignores an earlier answer after a later request', async () => {
    const { core, time, look, late, ids } = setUp()
    await look()
    late(1_000)
    core.commands.searchWallets('Wallet 5')
    await time.advance(400)
    late(10)
    core.commands.searchWallets('Wallet 66')
    await time.advance(310)
    assert.deepEqual(ids(), ['w66'])
    await time.advance(2_000)
    assert.deepEqual(ids(), ['w66'])
  })

  it('does not search again for the same text with other blanks around it', async () => {
    const { core, time, asked, look } = setUp()
    await look()
    for (const text of ['Wallet 9', 'Wallet 9 ', ' Wallet 9']) {
      core.commands.searchWallets(text)
      await time.advance(300)
    }
    assert.equal(asked().length, 2)
    assert.equal(core.catalogue.value.search, ' Wallet 9')
  })

  it('shows known matches at once, installed wallets first', async () => {
    const { core, look, ids } = setUp({ connectors: [fakeWalletConnector({ id: 'mine', name: 'My Wallet 12' })] })
    await look()
    core.commands.searchWallets('wallet 12')
    assert.deepEqual(ids(), ['mine', 'w12'])
  })

  it('returns to its loaded pages when the search is cleared, without a request', async () => {
    const { core, time, asked, look, count, progress } = setUp()
    await look()
    core.commands.searchWallets('Wallet 7')
    await time.advance(300)
    core.commands.searchWallets('')
    assert.deepEqual([count(), progress(), asked().length], [40, { _tag: 'Partial', count: 100 }, 2])
  })

  it('filters for certified wallets on demand, page by page [S7-04]', async () => {
    const { core, time, asked, look, count, progress } = setUp()
    await look()
    core.commands.filterCertified(true)
    await time.advance(0)
    assert.deepInclude(asked()[1], { search: '', certifiedOnly: true, entries: 40 })
    assert.deepEqual([count(), progress()], [40, { _tag: 'Partial', count: 50 }])
    core.commands.loadMoreWallets()
    await time.advance(0)
    assert.deepEqual([count(), progress()], [50, { _tag: 'Complete', count: 50 }])
    core.commands.filterCertified(false)
    assert.equal(count(), 40)
  })

  it('keeps loaded pages when one fails, and continues from there on retry', async () => {
    const { core, time, asked, look, fail, count, progress } = setUp()
    await look()
    fail(true)
    core.commands.loadMoreWallets()
    await time.advance(0)
    assert.deepEqual([count(), progress()._tag], [40, 'Unavailable'])
    fail(false)
    core.commands.retryWallets()
    await time.advance(0)
    assert.deepEqual(
      asked().map(({ page }) => page),
      [1, 2, 2],
    )
    assert.deepEqual([count(), progress()._tag], [80, 'Partial'])
  })

  it('falls back to the answers of an earlier visit, and installed wallets, while the directory is down [U-53]', async () => {
    const query: DirectoryQuery = {
      page: 1,
      entries: 40,
      include: [],
      exclude: [],
      chains: ['eip155:1'],
      search: '',
      certifiedOnly: false,
    }
    const directoryCache = fakeDirectoryCache([[query, { wallets: WALLETS.slice(0, 3), count: 100 }]])
    const { core, look, fail, ids, progress } = setUp({
      connectors: [fakeWalletConnector({ id: 'mine' })],
      ports: { directoryCache },
    })
    fail(true)
    await look()
    assert.deepEqual([ids(), progress()._tag], [['mine', 'w0', 'w1', 'w2', 'w3'], 'Unavailable'])
    core.commands.searchWallets('Wallet 2')
    assert.deepEqual(ids(), ['w2'])
  })

  it('appends a wallet announced while shown, and sorts it in from the next opening on [U-43]', async () => {
    const { core, registry, look, ids } = setUp()
    await look()
    registry.announce(fakeWalletConnector({ id: 'late' }))
    assert.equal(ids().at(-1), 'late')
    core.commands.close()
    await look()
    assert.equal(ids()[0], 'late')
  })

  it('moves no row of an earlier visit when the directory answers differently [U-43]', async () => {
    const query: DirectoryQuery = {
      page: 1,
      entries: 40,
      include: [],
      exclude: [],
      chains: ['eip155:1'],
      search: '',
      certifiedOnly: false,
    }
    const kept = [aListing({ id: 'gone' }), ...WALLETS.slice(0, 3).reverse()]
    const { core, time, look, late, ids, count } = setUp({
      ports: { directoryCache: fakeDirectoryCache([[query, { wallets: kept, count: 4 }]]) },
    })
    late(50)
    await time.advance(50)
    await look()
    const before = ids()
    await time.advance(50)
    assert.deepEqual(ids().slice(0, before.length), before)
    assert.include(before, 'gone')
    assert.equal(count(), 41)
    core.commands.close()
    await look()
    assert.deepEqual(
      ids(),
      WALLETS.slice(0, 40).map(({ id }) => id),
    )
  })

  it('sends no pending search after the end', async () => {
    const { core, time, asked, look } = setUp()
    await look()
    core.commands.searchWallets('Wallet 1')
    core.destroy()
    await time.advance(1_000)
    assert.equal(asked().length, 1)
  })
})
