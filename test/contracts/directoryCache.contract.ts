import { assert } from 'chai'
import type { DirectoryCache } from '../../application/ports/storage.js'
import type { DirectoryQuery } from '../../application/ports/walletApi.js'
import { aListing } from '../support/aListing.js'

const QUERY: DirectoryQuery = {
  page: 1,
  entries: 4,
  include: [],
  exclude: [],
  chains: ['eip155:1'],
  search: '',
  certifiedOnly: false,
}
const PAGE = {
  wallets: [aListing({ id: 'a', name: 'Heron', imageId: 'i', homepage: 'https://a.example', mobileLink: 'heron://' })],
  count: 640,
}

/** The contract of `DirectoryCache`. */
export const directoryCacheContract = (name: string, makeIt: () => DirectoryCache): void => {
  describe(`DirectoryCache: ${name}`, () => {
    it('is empty at first', () => assert.isUndefined(makeIt().read(QUERY)))

    it('returns the page of the same query', () => {
      const cache = makeIt()
      cache.write(QUERY, PAGE)
      assert.deepEqual(cache.read({ ...QUERY }), PAGE)
      assert.isUndefined(cache.read({ ...QUERY, exclude: ['x'] }))
    })

    it('keeps the newest answer, and first pages only', () => {
      const cache = makeIt()
      cache.write(QUERY, PAGE)
      cache.write(QUERY, { wallets: [], count: 0 })
      cache.write({ ...QUERY, page: 2 }, PAGE)
      assert.deepEqual(cache.read(QUERY), { wallets: [], count: 0 })
      assert.isUndefined(cache.read({ ...QUERY, page: 2 }))
    })
  })
}
