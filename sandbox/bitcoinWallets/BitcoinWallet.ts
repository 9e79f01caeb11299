import type { BrowserWallet } from '../browserWallets/BrowserWallet.js'

/** What an address of an account is for (Wallet Standard, `bitcoin:connect`). */
export type BitcoinPurpose = 'payment' | 'ordinals'

/** A Bitcoin wallet of the sandbox that pages find by the Wallet Standard. */
export interface BitcoinWallet extends Pick<
  BrowserWallet,
  'key' | 'name' | 'icon' | 'manner' | 'thinksForMs' | 'accounts'
> {
  /** For which purposes an account of it has an address. */
  readonly purposes: readonly BitcoinPurpose[]
  /** What it calls the chain. */
  readonly chain: 'bitcoin:regtest' | 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
  /** Whether it has `standard:connect` and `standard:disconnect`, too. */
  readonly standard: boolean
  /** Whether it has `bitcoin:signTransaction`. */
  readonly signsTransactions: boolean
}
