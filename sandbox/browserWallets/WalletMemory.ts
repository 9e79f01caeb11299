import type { WalletNetwork } from './WalletNetwork.js'

/** What a wallet keeps between visits: whom it lets this site see, the chain it is on, and the networks it was told of. */
export interface WalletMemory {
  readonly granted: readonly string[]
  /** EIP-155. */
  readonly chainId: number
  readonly added?: readonly WalletNetwork[]
}
