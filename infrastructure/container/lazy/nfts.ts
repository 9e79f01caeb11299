import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { nftsFeature } from '../../../application/nfts/feature.js'
import type { NftsApi } from '../../../application/nfts/nftsFeature.js'
import { ASSET_ADAPTERS } from '../bindings/assets.js'
import { HISTORY_ADAPTERS } from '../bindings/history.js'

/** The NFTs of an account, with their discovery. */
export const nfts: LazyFeature<NftsApi> = { ...nftsFeature, adapters: [ASSET_ADAPTERS, HISTORY_ADAPTERS] }
