import { assert } from 'chai'
import type { DirectoryQuery } from '../../../application/ports/walletApi.js'
import { directoryKey, makeStoredDirectoryCache } from '../../../infrastructure/storage/directoryCache.js'
import { directoryCacheContract } from '../../contracts/directoryCache.contract.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { aListing } from '../../support/aListing.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const A_WEEK_MS = 7 * 24 * 60 * 60_000
const query = (entries: number): DirectoryQuery => ({
  page: 1,
  entries,
  include: [],
  exclude: [],
  chains: [],
  search: '',
  certifiedOnly: false,
})

directoryCacheContract('the fake', () => fakeDirectoryCache())
directoryCacheContract('in a KeyValueStore', () =>
  makeStoredDirectoryCache({ store: fakeKeyValueStore(), now: () => 0, isAppLink: isTestAppLink }),
)

describe('the stored directory', () => {
  const page = { wallets: [aListing({ id: 'a' })], count: 1 }

  it('expires after a week', () => {
    let now = 0
    const cache = makeStoredDirectoryCache({ store: fakeKeyValueStore(), now: () => now, isAppLink: isTestAppLink })
    cache.write(query(4), page)
    now = A_WEEK_MS
    assert.deepEqual(cache.read(query(4)), page)
    now += 1
    assert.isUndefined(cache.read(query(4)))
  })

  it('is limited in size', () => {
    const store = fakeKeyValueStore()
    const cache = makeStoredDirectoryCache({ store, now: () => 0, isAppLink: isTestAppLink })
    for (let entries = 1; entries <= 50; entries += 1) cache.write(query(entries), page)
    assert.isUndefined(cache.read(query(1)))
    assert.deepEqual(cache.read(query(50)), page)
    assert.isBelow(store.read('directory')?.length ?? 0, 4_000)
  })

  it('drops the oldest answers for space, and none for one that is too long by itself', () => {
    const store = fakeKeyValueStore()
    const cache = makeStoredDirectoryCache({ store, now: () => 0, isAppLink: isTestAppLink })
    const long = (wallets: number) => ({
      wallets: Array.from({ length: wallets }, (_, index) =>
        aListing({ id: `w${index}`, homepage: `https://x.example/${'x'.repeat(2_000)}` }),
      ),
      count: wallets,
    })
    for (const entries of [1, 2, 3]) cache.write(query(entries), long(25))
    assert.deepEqual(
      [1, 2, 3].map((entries) => cache.read(query(entries)) !== undefined),
      [false, true, true],
    )
    cache.write(query(4), long(100))
    assert.deepEqual(
      [2, 3, 4].map((entries) => cache.read(query(entries)) !== undefined),
      [true, true, false],
    )
    assert.isAtMost(store.read('directory')?.length ?? 0, 131_072)
  })

  it('does not keep an answer forever because of a time in the future', () => {
    const store = fakeKeyValueStore()
    makeStoredDirectoryCache({ store, now: () => 10 * A_WEEK_MS, isAppLink: isTestAppLink }).write(query(4), page)
    assert.isUndefined(makeStoredDirectoryCache({ store, now: () => 0, isAppLink: isTestAppLink }).read(query(4)))
  })

  it('is validated like a server answer when read: a page script can write there too [S-12] [S-29]', () => {
    const evil = { id: 'evil', name: 'Evil', chains: [], certified: true, homepage: 'javascript:alert(1)' }
    const astray = { id: 'astray', name: 'Heron', chains: [], certified: true, mobileLink: 'zoommtg://join' }
    const entries = [
      { query: directoryKey(query(4)), at: 0, page: { wallets: [evil, astray, aListing({ id: 'good' })], count: 3 } },
      { query: 1 },
      null,
    ]
    const cache = makeStoredDirectoryCache({
      store: fakeKeyValueStore({ directory: JSON.stringify({ version: 1, entries }) }),
      now: () => 0,
      isAppLink: isTestAppLink,
    })
    assert.deepEqual(cache.read(query(4))?.wallets, [
      { id: 'astray', name: 'Heron', chains: [], certified: true, unlinkedApp: 'Mobile' },
      aListing({ id: 'good' }),
    ])
  })

  for (const broken of ['', 'not JSON', '[]', '{"version":2,"entries":[]}', '{"version":1,"entries":{}}']) {
    it(`ignores ${JSON.stringify(broken)}`, () => {
      assert.isUndefined(
        makeStoredDirectoryCache({
          store: fakeKeyValueStore({ directory: broken }),
          now: () => 0,
          isAppLink: isTestAppLink,
        }).read(query(4)),
      )
    })
  }
})
