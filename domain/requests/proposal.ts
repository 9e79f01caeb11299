import type { PendingTransaction } from './pendingTransaction.js'

/** What the owners of an account of several have made of a transaction that was proposed to them. */
export type ProposalFate =
  /** `needed`: how many of the owners have to sign; with as many as that, one of them may carry it out. */
  | { readonly _tag: 'Waiting'; readonly signed: number; readonly needed: number }
  /** It is on its way to the chain, or there: `hash` is its transaction. */
  | { readonly _tag: 'Executed'; readonly hash: string }
  /** It was carried out, and failed on the chain. */
  | { readonly _tag: 'Failed' }
  /** Another one took its place, or the owners do not want it. */
  | { readonly _tag: 'Cancelled' }

/**
 * A transaction that a wallet has not sent but proposed to the owners of its account, such as a Safe's. Its id is the
 * wallet's, which no chain knows; `fate` is absent until the wallet has said it.
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
export const isOver = ({ fate }: Proposal): boolean => fate !== undefined && fate._tag !== 'Waiting'
