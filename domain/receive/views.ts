import type { ViewRows } from '../modal/viewKind.js'

/** The views of receiving (S2-19). */
export interface ReceiveViewParams {
  /** The account's address and its code; a payment link if an amount is requested. */
  readonly WalletReceive: object
  /** Networks on which the address can be paid. */
  readonly WalletCompatibleNetworks: object
}

export const RECEIVE_VIEWS: ViewRows<ReceiveViewParams> = {
  WalletReceive: { params: [], needs: 'Wallet' },
  WalletCompatibleNetworks: { params: [], needs: 'Wallet' },
}
