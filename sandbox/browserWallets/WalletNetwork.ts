/** A network as a wallet knows it. */
export interface WalletNetwork {
  /** EIP-155. */
  readonly chainId: number
  readonly name: string
  /** Absent where the wallet can be on it, but reaches nothing of it from here. */
  readonly rpcUrl?: string
}
