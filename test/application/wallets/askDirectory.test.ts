import { assert } from 'chai'
import fc from 'fast-check'
import * as TE from 'fp-ts/TaskEither'
import { lastValueFrom } from 'rxjs'
import type { DirectoryQuery } from '../../../application/ports/walletApi.js'
import { makeAskDirectory } from '../../../application/wallets/directory.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { aListing } from '../../support/aListing.js'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'

const query = (change: Partial<DirectoryQuery>): DirectoryQuery => ({
  page: 1,
  entries: 40,
  include: [],
  exclude: [],
  chains: [],
  search: '',
  certifiedOnly: false,
  ...change,
})

/** The accepted part of an answer with these wallets, for any request. */
const taken = async (
  wallets: readonly WalletListing[],
  change: Partial<DirectoryQuery>,
  mobile = false,
): Promise<readonly string[]> => {
  const directoryApi = fakeDirectoryApi(TE.right({ wallets, count: 640 }))
  const answer = await lastValueFrom(
    makeAskDirectory({ directoryApi, directoryCache: fakeDirectoryCache(), host: fakeHostEnvironment({ mobile }) })(
      query(change),
    ),
  )
  if (answer._tag === 'Failed') throw new Error('expected an answer')
  const left = wallets.length - answer.page.wallets.length
  assert.equal(answer.page.count, 640 - left, 'the count is the server’s, without what is not taken')
  return answer.page.wallets.map(({ id }) => id)
}

describe('a directory answer', () => {
  it('is accepted only as far as it was requested, whatever the server returned [S7-04]', async () => {
    const wallets = [aListing({ id: 'a' }), aListing({ id: 'b', certified: true }), aListing({ id: 'c' })]
    assert.deepEqual(await taken(wallets, { exclude: ['a'] }), ['b', 'c'])
    assert.deepEqual(await taken(wallets, { include: ['c'] }), ['c'])
    assert.deepEqual(await taken(wallets, { certifiedOnly: true }), ['b'])
  })

  it('contains only wallets of the requested networks, whose ids are compared whole [S7-04]', async () => {
    const wallets = [
      aListing({ id: 'ten', chains: ['eip155:10'] }),
      aListing({ id: 'one', chains: ['eip155:137', 'eip155:1'] }),
      aListing({ id: 'solana', chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
      aListing({ id: 'silent' }),
    ]
    assert.deepEqual(await taken(wallets, { chains: ['eip155:1'] }), ['one', 'silent'])
    assert.lengthOf(await taken(wallets, {}), 4)
  })

  it('lists a wallet once, and counts it once, however often it is sent', async () => {
    const wallets = ['a', 'b', 'a', 'a'].map((id) => aListing({ id }))
    assert.deepEqual(await taken(wallets, {}), ['a', 'b'])
  })

  it('does not confuse a chain with one that starts the same', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 9 }), async (chain, digit) => {
        const longer: CaipNetworkId = `eip155:${chain}${digit}`
        assert.deepEqual(await taken([aListing({ chains: [longer] })], { chains: [`eip155:${chain}`] }), [])
      }),
    ))

  it('also contains on a phone the wallets that open by an address they build themselves', async () => {
    assert.deepEqual(await taken([aListing({ id: PHANTOM }), aListing({ id: 'extension' })], {}, true), [PHANTOM])
  })

  it('is a failure if a host adapter breaks its contract', async () => {
    const directoryApi = fakeDirectoryApi(() => Promise.reject(new Error('broken')))
    const answer = await lastValueFrom(
      makeAskDirectory({ directoryApi, directoryCache: fakeDirectoryCache(), host: fakeHostEnvironment() })(query({})),
    )
    assert.deepInclude(answer, { _tag: 'Failed' })
  })
})
