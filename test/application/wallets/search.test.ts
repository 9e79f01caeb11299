import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aDirectory } from '../../support/aDirectory.js'
import { after } from '../../support/after.js'
import { aListing } from '../../support/aListing.js'
import { someListings } from '../../support/someListings.js'
import { setUpCatalogue } from './setUpCatalogue.js'

const DEAD = TE.left({ _tag: 'HttpStatus', status: 503 } as const)

describe('a search', () => {
  it('covers the networks of the page, without excluded wallets [S7-04]', async () => {
    const { open, asked, ids, time, searchWallets } = setUpCatalogue(someListings(30), { excludeWalletIds: ['w3'] })
    await open()
    searchWallets('wallet 3')
    await time.advance(300)
    assert.deepInclude(asked()[1], { exclude: ['w3'], chains: ['eip155:1'], entries: 100 })
    assert.deepEqual(ids(), ['w30'])
  })

  it('with more than a page of results continues on demand, and reports the total [S9-14]', async () => {
    const { open, asked, ids, progress, time, searchWallets, loadMoreWallets } = setUpCatalogue(someListings(250))
    await open()
    searchWallets('wallet')
    await time.advance(300)
    assert.deepEqual(progress(), { _tag: 'Partial', count: 250 })
    for (const _ of [2, 3]) {
      loadMoreWallets()
      await time.advance(0)
    }
    assert.deepEqual(
      asked()
        .slice(1)
        .map(({ page, entries }) => [page, entries]),
      [
        [1, 100],
        [2, 100],
        [3, 100],
      ],
    )
    assert.deepEqual([ids().length, progress()], [250, { _tag: 'Complete', count: 250 }])
  })

  it('with an answer is not sent again, neither at once nor later', async () => {
    const { open, asked, time, searchWallets } = setUpCatalogue()
    await open()
    for (const [text, ms] of [
      ['wallet 1', 300],
      ['wallet 12', 100],
      ['wallet 1', 300],
      ['other', 300],
      [' wallet 1 ', 300],
    ] as const) {
      searchWallets(text)
      await time.advance(ms)
    }
    assert.deepEqual(
      asked().map(({ search }) => search),
      ['', 'wallet 1', 'other'],
    )
  })

  it('keeps its rows in place when the directory adds others, and counts the shown ones', async () => {
    const { open, directoryApi, ids, progress, time, searchWallets } = setUpCatalogue(someListings(100), {
      connectors: [fakeWalletConnector({ id: 'mine', name: 'My wallet 10' })],
    })
    await open()
    directoryApi.answerWith(
      TE.right({
        wallets: [aListing({ id: 'w100', name: 'Wallet 100' }), aListing({ id: 'w10', name: 'Wallet 10' })],
        count: 2,
      }),
    )
    searchWallets('wallet 10')
    assert.deepEqual([ids(), progress()], [['mine', 'w10'], { _tag: 'Loading' }])
    await time.advance(300)
    assert.deepEqual([ids(), progress()], [['mine', 'w10', 'w100'], { _tag: 'Complete', count: 3 }])
  })

  it('reports an empty result', async () => {
    const { open, ids, progress, time, searchWallets } = setUpCatalogue()
    await open()
    searchWallets('nobody')
    await time.advance(300)
    assert.deepEqual([ids(), progress()], [[], { _tag: 'Complete', count: 0 }])
  })

  it('that fails keeps the known results, and is repeated by retry', async () => {
    const { open, directoryApi, ids, progress, time, searchWallets, retryWallets } = setUpCatalogue()
    await open()
    directoryApi.answerWith(DEAD)
    searchWallets('wallet 9')
    await time.advance(300)
    assert.deepEqual([ids(), progress()], [['w9'], { _tag: 'Unavailable' }])
    directoryApi.answerEach(aDirectory(someListings(100)))
    retryWallets()
    assert.deepEqual(progress(), { _tag: 'Loading' })
    await time.advance(0)
    assert.lengthOf(ids(), 11)
  })

  it('ends with the modal, and sends nothing more [U-57]', async () => {
    const { core, open, asked, ids, time, searchWallets } = setUpCatalogue()
    await open()
    searchWallets('wallet 1')
    core.commands.close()
    await time.advance(60_000)
    assert.lengthOf(asked(), 1)
    await open()
    assert.deepEqual([core.catalogue.value.search, ids().length], ['', 40])
  })

  it('continues for a visitor who returns from a wallet', async () => {
    const { core, open, asked, ids, time, searchWallets, chooseWallet } = setUpCatalogue()
    await open()
    searchWallets('wallet 77')
    await time.advance(300)
    chooseWallet('w77')
    core.commands.back()
    assert.deepEqual([core.catalogue.value.search, ids(), asked().length], ['wallet 77', ['w77'], 2])
  })

  it('truncates its text to the length of a name', async () => {
    const { open, asked, time, searchWallets } = setUpCatalogue()
    await open()
    searchWallets('x'.repeat(10_000))
    await time.advance(300)
    assert.equal(asked()[1]?.search.length, 64)
  })

  it('cancels the previous request, whose late answer is ignored [S9-05]', async () => {
    const { open, directoryApi, ids, progress, time, searchWallets } = setUpCatalogue()
    await open()
    directoryApi.answerEach(({ search }) =>
      after(
        search === 'slow' ? 5_000 : 10,
        time.scheduler,
        E.right({ wallets: [aListing({ id: search, name: search })], count: 1 }),
      ),
    )
    searchWallets('slow')
    await time.advance(300)
    searchWallets('')
    await time.advance(10_000)
    assert.deepEqual([ids().length, progress()], [40, { _tag: 'Partial', count: 100 }])
  })

  it('that was replaced does not make the newer one look answered', async () => {
    const { open, directoryApi, progress, time, searchWallets } = setUpCatalogue()
    await open()
    directoryApi.answerEach(({ search }) =>
      after(search === 'slow' ? 1_000 : 5_000, time.scheduler, E.right({ wallets: [], count: 0 })),
    )
    searchWallets('slow')
    await time.advance(300)
    searchWallets('slower')
    await time.advance(2_000)
    assert.deepEqual(progress(), { _tag: 'Loading' })
    searchWallets('slow')
    await time.advance(300)
    assert.deepEqual(progress(), { _tag: 'Loading' }, 'the answer that was dropped is asked for again')
  })

  it('is dropped from the cache after twenty others, so that memory does not grow', async () => {
    const { open, asked, time, searchWallets } = setUpCatalogue()
    await open()
    const searches = Array.from({ length: 21 }, (_, index) => `search ${index}`)
    for (const text of [...searches, 'search 20', 'search 0']) {
      searchWallets(text)
      await time.advance(300)
    }
    assert.deepEqual(
      asked()
        .slice(1)
        .map(({ search }) => search),
      [...searches, 'search 0'],
    )
  })
})
