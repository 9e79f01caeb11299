import type { PendingTransaction } from './pendingTransaction.js'

/** It is on its way to the chain, or there: `hash` is its transaction. */
type Executed = { readonly _tag: 'Executed'; readonly hash: string }
/** It was carried out, and failed on the chain. */
type Failed = { readonly _tag: 'Failed' }

/** What the owners of an account of several have made of a transaction that was proposed to them. */
export type OwnersFate =
  /** `needed`: how many of the owners have to sign; with as many as that, one of them may carry it out. */
  | { readonly _tag: 'Waiting'; readonly signed: number; readonly needed: number }
  | Executed
  | Failed
  /** Another one took its place, or the owners do not want it. */
  | { readonly _tag: 'Cancelled' }

/** What a wallet has made of a transaction that it took as a call (EIP-5792). */
export type CallFate =
  /** No chain has it yet, as far as the wallet says. */
  | { readonly _tag: 'Sending' }
  | Executed
  | Failed
  /** The wallet did not send it, and will not. */
  | { readonly _tag: 'NotSent' }
  /** The wallet has not said for an hour what became of it, or never says that. */
  | { readonly _tag: 'Lost' }

export type ProposalFate = OwnersFate | CallFate

/**
 * A transaction that a wallet has not sent, but proposed to the owners of its account, such as a Safe's, or taken as a
 * call (EIP-5792), as smart accounts do. Its id is the wallet's, which no chain knows. `fate`: as the wallet last said
 * it; of what was proposed it is absent until then.
 */
export interface Proposal extends PendingTransaction {
  readonly fate?: ProposalFate
}

/** As many as are followed at a time; the oldest goes. */
const MAX_PROPOSALS = 20

/** The list with one more, or with what is newly known of one. */
export const putProposal = (proposals: readonly Proposal[], changed: Proposal): readonly Proposal[] =>
  proposals.some(({ id }) => id === changed.id)
    ? proposals.map((each) => (each.id === changed.id ? changed : each))
    : [...proposals, changed].slice(-MAX_PROPOSALS)

/** Whether nothing more comes of it as a proposal. */
export const isOver = ({ fate }: Proposal): boolean =>
  fate !== undefined && fate._tag !== 'Waiting' && fate._tag !== 'Sending'
