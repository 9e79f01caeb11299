import type { ViewRows } from '../modal/viewKind.js'

/** The views of receiving (S2-19). */
export interface ReceiveViewParams {
  /** The address of the account and its code; a payment link, where an amount is asked for. */
  readonly WalletReceive: object
  /** The networks that the address can be paid on. */
  readonly WalletCompatibleNetworks: object
}

export const RECEIVE_VIEWS: ViewRows<ReceiveViewParams> = {
  WalletReceive: { params: [], needs: 'Wallet' },
  WalletCompatibleNetworks: { params: [], needs: 'Wallet' },
}
