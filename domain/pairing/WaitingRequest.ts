import type { WalletHref } from './WalletHref.js'

/** A request that a wallet elsewhere has got and not answered. */
export interface WaitingRequest {
  /** The wallet's name, for the visitor. */
  readonly wallet: string
  /** Brings the wallet to the front, as it was opened to connect (U-22). */
  readonly address: WalletHref
}
