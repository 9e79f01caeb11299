/** What an account has of one token, as a chain keeps it: no name, no price. */
export interface TokenHolding {
  /** Plain address of the token's contract; its mint on Solana. */
  readonly contract: string
  /** In base units. */
  readonly units: bigint
  /** Places behind the point of a whole token: 0 to 255. */
  readonly decimals: number
}
