import type { ViewRows } from '../modal/viewKind.js'

/** The views of swapping (S2-19). */
export interface SwapViewParams {
  /**
   * What is paid, what is got, and how much. `fromToken` and `toToken`: a symbol that one token alone has, a
   * contract, or `coin`; `amount`: of what is paid, in whole ones, as decimal text with a point in every language.
   */
  readonly Swap: { readonly fromToken?: string; readonly toToken?: string; readonly amount?: string }
  /** The tokens of the network: for what is paid, or for what is got. */
  readonly SwapSelectToken: { readonly side: 'Pay' | 'Get' }
  /** All that an exchange does and costs, before the wallet is asked (U-102). */
  readonly SwapPreview: object
  /** What was exchanged, and what became of it. */
  readonly SwapConfirmed: object
}

export const SWAP_VIEWS: ViewRows<SwapViewParams> = {
  Swap: { params: [], needs: 'Wallet' },
  SwapSelectToken: { params: ['side'], needs: 'Wallet' },
  SwapPreview: { params: [], needs: 'Wallet' },
  SwapConfirmed: { params: [], needs: 'Wallet' },
}
