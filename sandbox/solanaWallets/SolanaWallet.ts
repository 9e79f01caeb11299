import type { BrowserWallet } from '../browserWallets/BrowserWallet.js'

/** A Solana wallet of the sandbox that pages find by the Wallet Standard. */
export interface SolanaWallet extends Pick<
  BrowserWallet,
  'key' | 'name' | 'icon' | 'manner' | 'thinksForMs' | 'accounts'
> {
  /** Whether it has `solana:signIn`. */
  readonly signsIn: boolean
  /** Whether it sends by itself what it signed: `solana:signAndSendTransaction`. */
  readonly sends: boolean
  readonly versions: readonly ('legacy' | 0)[]
}
