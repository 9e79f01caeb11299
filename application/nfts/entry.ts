import type { NFTS } from '../../ui-react/nfts/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { NftsApi } from './nftsFeature.js'

/** The account's NFTs. */
export const nftsEntry: FeatureEntry<'nfts', NftsApi, typeof NFTS> = {
  name: 'nfts',
  load: async () => (await import('./feature.js')).nftsFeature,
  commands: [],
}
