/** An account that a wallet showed this page, as it was when it was read. */
export interface StandardAccount {
  readonly address: string
  /** Names of the chains it can be used on, as the Wallet Standard writes them. */
  readonly chains: readonly string[]
  /** The wallet's own object for it, which its features want back. */
  readonly own: unknown
}
