import type { DirectoryApi } from '../../application/ports/walletApi/DirectoryApi.js'
import type { WalletPage } from '../../domain/wallets/WalletPage.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

/** What every `DirectoryApi` does. */
export const directoryApiContract = (name: string, makeIt: MakeRemoteWorld<DirectoryApi, WalletPage>): void => {
  describe(`DirectoryApi: ${name}`, () => {
    remoteContract(makeIt, (api) => api.page({ page: 1, entries: 4, include: [], exclude: [], chains: ['eip155:1'], search: '', certifiedOnly: false }), {
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
