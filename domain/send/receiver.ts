import type { CaipNetworkId } from '../network/network.js'

/** Who is at the address of a receiver on an EVM network, as far as nodes tell. */
export type Receiver =
  /** No code here, and none on the other networks: a key, or nobody yet. A key with a delegation is one (EIP-7702). */
  | { readonly _tag: 'Plain' }
  /** A contract: a smart account, or anything else. */
  | { readonly _tag: 'Contract' }
  /**
   * A contract on another network and none on this one: its owner may not be able to get at what arrives here. `on`:
   * the first of those networks, CAIP-2.
   */
  | { readonly _tag: 'ContractElsewhere'; readonly on: CaipNetworkId }
  /** A node that could have told otherwise did not answer. */
  | { readonly _tag: 'Unknown' }

/** Whether there is code at an address; `undefined` where no node of the network answered. */
export type HasCode = boolean | undefined

/** Puts together what the nodes of this network said, and those of the others, in their order. */
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
