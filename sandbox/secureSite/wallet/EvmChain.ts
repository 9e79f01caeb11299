/** A chain that the accounts of the secure site live on. */
export interface EvmChain {
  /** EIP-155. */
  readonly id: number
  /** The node itself: what founds accounts is no request of anybody. */
  readonly nodeUrl: string
  /** What the accounts' own requests go through. */
  readonly rpcUrl: string
}
