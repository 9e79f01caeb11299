import type { NftsViewParams } from '../../domain/nfts/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'
import { NftsTab } from './NftsTab.js'

/** The screens of NFTs, and their tab in the account (S2-20). EVM only. */
export const nftsUi: FeatureUi<keyof NftsViewParams> = {
  views: {
    NftDetail: { title: 'NFT', load: async () => (await import('./NftDetailView.js')).NftDetailView },
  },
  account: {
    tabs: [
      {
        id: 'NFTs',
        label: { key: 'nfts.tab', english: 'NFTs' },
        Panel: NftsTab,
        // Who lists no tokens on a network tells no history of it either.
        isShown: ({ network: { active }, tokens }) =>
          active._tag === 'Configured' && active.network.chainNamespace === 'eip155' && tokens._tag !== 'NotConfigured',
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).NFTS_AR },
}
