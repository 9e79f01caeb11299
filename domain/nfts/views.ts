import type { ViewRows } from '../modal/viewKind.js'

/** The views of NFTs. */
export interface NftsViewParams {
  /** One of the account's NFTs, by its `id`. */
  readonly NftDetail: { readonly nftId: string }
}

export const NFTS_VIEWS: ViewRows<NftsViewParams> = {
  NftDetail: { params: ['nftId'], needs: 'Wallet' },
}
