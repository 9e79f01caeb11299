/** What a wallet keeps between visits: whom it lets this site see, and the chain it is on. */
export interface WalletMemory {
  readonly granted: readonly string[]
  /** EIP-155. */
  readonly chainId: number
}
