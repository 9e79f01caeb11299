import type { ViewRows } from '../modal/viewKind.js'

/** The views of sending (S2-19). */
export interface SendViewParams {
  /**
   * What is sent, how much of it, and to whom. `asset`: what is chosen to begin with, by the id of a `Asset`;
   * `pictureUrl`: of an NFT.
   */
  readonly WalletSend: { readonly asset?: string; readonly pictureUrl?: string }
  /** The coin and the tokens that can be sent. */
  readonly WalletSendSelectToken: object
  /** The visitor's saved receivers. */
  readonly WalletSendReceivers: object
  /** All effects and costs of a transfer, before the wallet is asked (U-103). */
  readonly WalletSendPreview: object
  /** What was sent, and its outcome. */
  readonly WalletSendConfirmed: object
}

export const SEND_VIEWS: ViewRows<SendViewParams> = {
  WalletSend: { params: [], needs: 'Wallet' },
  WalletSendSelectToken: { params: [], needs: 'Wallet' },
  WalletSendReceivers: { params: [], needs: 'Wallet' },
  WalletSendPreview: { params: [], needs: 'Wallet' },
  WalletSendConfirmed: { params: [], needs: 'Wallet' },
}
