import type { CaipNetworkId } from '../network/network.js'

/** What is at a receiver's address on an EVM network, as far as nodes report. */
export type Receiver =
  /** No code here or on the other networks: a key, or an unused address. A key with a delegation counts (EIP-7702). */
  | { readonly _tag: 'Plain' }
  /** A contract: a smart account, or any other. */
  | { readonly _tag: 'Contract' }
  /**
   * A contract on another network but not on this one: its owner may be unable to access what arrives here. `on`: the
   * first such network, CAIP-2.
   */
  | { readonly _tag: 'ContractElsewhere'; readonly on: CaipNetworkId }
  /** A node that could have reported code did not answer. */
  | { readonly _tag: 'Unknown' }

/** Whether there is code at an address; `undefined` if no node of the network answered. */
export type HasCode = boolean | undefined

/** Combines the answers for this network and for the others, in their order. */
export const receiverOf = (
  here: HasCode,
  elsewhere: readonly { readonly caipNetworkId: CaipNetworkId; readonly hasCode: HasCode }[],
): Receiver => {
  if (here === undefined) return { _tag: 'Unknown' }
  if (here) return { _tag: 'Contract' }
  const found = elsewhere.find(({ hasCode }) => hasCode === true)
  if (found !== undefined) return { _tag: 'ContractElsewhere', on: found.caipNetworkId }
  return elsewhere.some(({ hasCode }) => hasCode === undefined) ? { _tag: 'Unknown' } : { _tag: 'Plain' }
}
