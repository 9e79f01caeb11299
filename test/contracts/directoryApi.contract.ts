import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { DirectoryApi, DirectoryQuery } from '../../application/ports/walletApi.js'
import type { WalletPage } from '../../domain/wallets/walletListing.js'
import { rightOf } from '../support/rightOf.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

const PLAIN: DirectoryQuery = {
  page: 1,
  entries: 4,
  include: [],
  exclude: [],
  chains: [],
  search: '',
  certifiedOnly: false,
}

/** Every kind of query. */
const QUESTIONS: Readonly<Record<string, DirectoryQuery>> = {
  'a page': { ...PLAIN, chains: ['eip155:1'] },
  'a later page': { ...PLAIN, page: 16, entries: 40 },
  'a name': { ...PLAIN, entries: 100, search: 'Heron & Co?#%' },
  'certified wallets': { ...PLAIN, certifiedOnly: true },
  'wallets by their ids': { ...PLAIN, include: ['b2', 'a1'], exclude: ['c3'] },
  'wallets of several chains': {
    ...PLAIN,
    chains: ['eip155:1', 'eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  },
}

/** The contract of `DirectoryApi`. */
export const directoryApiContract = (name: string, makeIt: MakeRemoteWorld<DirectoryApi, WalletPage>): void => {
  describe(`DirectoryApi: ${name}`, () => {
    for (const [what, query] of Object.entries(QUESTIONS)) {
      it(`answers a query for ${what} with what the directory sends [S7-04]`, async () => {
        const page: WalletPage = {
          wallets: [{ id: 'b2', name: 'Heron', chains: ['eip155:1'], certified: true }],
          count: 3,
        }
        const { api, close } = await makeIt(E.right(page))
        try {
          assert.deepEqual(await rightOf(api.page(query)), page)
        } finally {
          await close()
        }
      })
    }

    remoteContract(makeIt, (api) => api.page({ ...PLAIN, chains: ['eip155:1'] }), {
      'an empty directory': { wallets: [], count: 0 },
      'a page in the order of the directory, with the count of all matches': {
        wallets: [
          {
            id: 'b2',
            name: 'Heron',
            certified: true,
            imageUrl: 'https://images.example/heron.webp',
            rdns: 'example.heron',
            chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
            homepage: 'https://heron.example',
            mobileLink: 'heron://',
            desktopLink: 'heron://',
            webappLink: 'https://app.heron.example',
            chromeStore: 'https://store.example/heron',
          },
          { id: 'a1', name: 'Bare', chains: [], certified: false },
        ],
        count: 600,
      },
    })
  })
}
