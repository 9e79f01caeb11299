/** Coins or tokens on their way from one account to another, on one chain. Addresses are plain. */
export interface Transfer {
  readonly from: string
  /** Whoever receives: a wallet's address, also where tokens are kept in accounts of their own (Solana). */
  readonly to: string
  /** Of the token, its mint on Solana; absent for the chain's own coin. */
  readonly contract?: string
  /** In base units, at least one. */
  readonly units: bigint
}
