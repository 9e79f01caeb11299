import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { aListing } from '../../support/aListing.js'
import { someListings } from '../../support/someListings.js'
import { setUpCatalogue } from './setUpCatalogue.js'

describe('a directory with faulty answers', () => {
  it('ends at an empty page, whatever count it reports', async () => {
    const { open, directoryApi, progress, time, loadMoreWallets } = setUpCatalogue()
    directoryApi.answerEach(({ page }) => TE.right({ wallets: page === 1 ? someListings(40) : [], count: 9_000_000 }))
    await open()
    loadMoreWallets()
    await time.advance(0)
    assert.deepEqual(progress(), { _tag: 'Complete', count: 40 })
  })

  it('is not requested endlessly when it repeats itself', async () => {
    const { open, directoryApi, asked, ids, time, loadMoreWallets } = setUpCatalogue()
    directoryApi.answerEach(() => TE.right({ wallets: someListings(40), count: 9_000_000 }))
    await open()
    for (let scrolled = 0; scrolled < 300; scrolled++) {
      loadMoreWallets()
      await time.advance(0)
    }
    assert.equal(asked().length, 100)
    assert.lengthOf(ids(), 40)
  })

  it('continues after a page of wallets that this device cannot open [S7-04]', async () => {
    const { open, directoryApi, ids, progress, time, loadMoreWallets } = setUpCatalogue([], {
      ports: { host: fakeHostEnvironment({ mobile: true }) },
    })
    const phone = aListing({ id: 'phone', mobileLink: 'phone://' })
    directoryApi.answerEach(({ page }) => TE.right({ wallets: page === 3 ? [phone] : someListings(40), count: 81 }))
    await open()
    for (const _ of [2, 3]) {
      assert.equal(progress()._tag, 'Partial')
      loadMoreWallets()
      await time.advance(0)
    }
    assert.deepEqual([ids(), progress()], [['phone'], { _tag: 'Complete', count: 1 }])
  })

  it('continues after a page with bad entries, and counts what it lists', async () => {
    const { core, open, directoryApi, progress, time, loadMoreWallets } = setUpCatalogue()
    const pages = [someListings(38), [aListing({ id: 'last' })]]
    directoryApi.answerEach(({ page, entries }) =>
      TE.right(
        entries < 40 ? { wallets: [], count: 0 } : { wallets: pages[page - 1] ?? [], count: 41, sent: 42 - page },
      ),
    )
    await open()
    assert.deepEqual(progress(), { _tag: 'Partial', count: 38 })
    assert.equal(core.wallets.value.total, 38)
    loadMoreWallets()
    await time.advance(0)
    assert.deepEqual(progress(), { _tag: 'Complete', count: 39 })
    assert.equal(core.wallets.value.total, 39)
  })

  it('that rejects instead of answering is unavailable, and works again on retry', async () => {
    const { open, directoryApi, ids, progress, time, retryWallets } = setUpCatalogue()
    directoryApi.answerWith(() => Promise.reject(new Error('broken')))
    await open()
    assert.deepEqual(progress(), { _tag: 'Unavailable' })
    directoryApi.answerWith(TE.right({ wallets: [aListing({ id: 'back' })], count: 1 }))
    retryWallets()
    await time.advance(0)
    assert.include(ids(), 'back')
  })

  it('gets no request while the visitor scrolls and it is down', async () => {
    const { open, directoryApi, asked, time, loadMoreWallets } = setUpCatalogue()
    await open()
    directoryApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 503 }))
    for (let scrolled = 0; scrolled < 10; scrolled++) {
      loadMoreWallets()
      await time.advance(0)
    }
    assert.lengthOf(asked(), 2)
  })
})
