/** A contract call on an EVM chain, as requested from a wallet. Addresses are plain. */
export interface SwapCall {
  readonly from: string
  readonly to: string
  /** In wei. */
  readonly value: bigint
  /** `0x` and hex digits. */
  readonly data: `0x${string}`
}

/** The decoded call of a known router (S-24). A part that the router leaves to its pools is `undefined`. */
export interface ReadSwap {
  /** What leaves, in base units of the paid token. */
  readonly amount: bigint
  /** Minimum output, in base units of the received token. */
  readonly least: bigint
  /** Plain address of the receiver; the signer's own if the call names no receiver. */
  readonly recipient: string
  /** Plain address of a contract, or `coin`: the one that the router uses, not one that it ignores. */
  readonly pay: string | undefined
  readonly get: string | undefined
}

/** Effects of a series of calls, as a node simulates them on the newest block. */
export interface TriedSwap {
  /** The account's gain of the received token, in base units; `undefined` if no node can tell. */
  readonly received: bigint | undefined
  /** The account's loss of the paid token, without the network fee; `undefined` if no node can tell. */
  readonly paid: bigint | undefined
  /**
   * Plain addresses of contracts whose events show that the account gives away, or approves, more than it pays: another
   * token, an NFT, or more of the paid token later. Absent if no node can tell.
   */
  readonly others?: readonly string[]
  /** Network fee of all calls together, in wei: the maximum, and the one expected if the chain stays as it is. */
  readonly fee: bigint
  readonly expectedFee: bigint
}
