import type { ChainNamespace } from '../network/ChainNamespace.js'

/** A wallet found in this page, as lists need it. */
export interface InstalledWallet {
  readonly id: string
  readonly name: string
  /** Inline picture, checked where it came in. */
  readonly icon?: string
  readonly rdns?: string
  readonly namespace: ChainNamespace
  /** It takes a name that belongs to another wallet: shown as such, and never merged with it (S-10, S-11). */
  readonly unverified?: true
  /** It leads to wallets that are not in this page, and has no row of its own. */
  readonly remote?: true
  /** The host added it; the others were found. */
  readonly external?: true
}
