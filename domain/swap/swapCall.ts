/** A call of a contract on an EVM chain, as a wallet is asked for it. Addresses are plain. */
export interface SwapCall {
  readonly from: string
  readonly to: string
  /** In wei. */
  readonly value: bigint
  /** `0x` and hexadecimal digits. */
  readonly data: `0x${string}`
}

/** What a known router's call says that it does (S-24). A part that it leaves to its pools is `undefined`. */
export interface ReadSwap {
  /** What leaves, in base units of what is paid. */
  readonly amount: bigint
  /** Less does not come out, in base units of what is got. */
  readonly least: bigint
  /** Plain address of whoever gets it; where the call names nobody, of whoever signs. */
  readonly recipient: string
  /** Plain address of a contract, or `coin`: what is taken, and not what a word names that the router does not use. */
  readonly pay: string | undefined
  readonly get: string | undefined
}

/** What a series of calls would do, by a node that tried it out on the newest block. */
export interface TriedSwap {
  /** What the account would have more of the token that it gets, in base units; `undefined`: no node can tell. */
  readonly received: bigint | undefined
  /** What the account would have less of what it pays, without the network fee; `undefined`: no node can tell. */
  readonly paid: bigint | undefined
  /**
   * Plain addresses of contracts by whose events the account gives away, or lets somebody take, what it does not pay:
   * another token, an NFT, or more of what is paid later on. Absent where no node tells.
   */
  readonly others?: readonly string[]
  /** Of the network, for all calls together, in wei: at most, and if the chain stays as it is. */
  readonly fee: bigint
  readonly expectedFee: bigint
}
