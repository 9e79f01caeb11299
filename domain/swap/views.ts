import type { ViewRows } from '../modal/viewKind.js'

/** The views of swaps (S2-19). */
export interface SwapViewParams {
  /**
   * The paid token, the received token, and the amount. `fromToken` and `toToken`: a symbol that only one token has, a
   * contract, or `coin`; `amount`: of the paid token, in whole tokens, as decimal text with a point in every language.
   */
  readonly Swap: { readonly fromToken?: string; readonly toToken?: string; readonly amount?: string }
  /** The tokens of the network, for the paid or the received side. */
  readonly SwapSelectToken: { readonly side: 'Pay' | 'Get' }
  /** All effects and costs of a swap, before the wallet is asked (U-102). */
  readonly SwapPreview: object
  /** What was swapped, and its outcome. */
  readonly SwapConfirmed: object
}

export const SWAP_VIEWS: ViewRows<SwapViewParams> = {
  Swap: { params: [], needs: 'Wallet' },
  SwapSelectToken: { params: ['side'], needs: 'Wallet' },
  SwapPreview: { params: [], needs: 'Wallet' },
  SwapConfirmed: { params: [], needs: 'Wallet' },
}
