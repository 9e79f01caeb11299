import type { NftsViewParams } from '../../domain/nfts/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'
import { hasHistory } from '../account/hasHistory.js'
import { lazyTab } from '../shared/lazyTab.js'

/** The views of NFTs, and their tab in the account (S2-20). EVM only. */
export const nftsUi: FeatureUi<keyof NftsViewParams> = {
  views: {
    NftDetail: { title: 'NFT', load: async () => (await import('./NftDetailView.js')).NftDetailView },
  },
  account: {
    tabs: [
      {
        id: 'NFTs',
        label: { key: 'nfts.tab', english: 'NFTs' },
        Panel: lazyTab(async () => (await import('./NftsPanel.js')).NftsPanel),
        isShown: hasHistory,
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).NFTS_AR },
}
