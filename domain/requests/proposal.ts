import type { PendingTransaction } from './pendingTransaction.js'

/** On its way to the chain, or included there: `hash` is its transaction. */
type Executed = { readonly _tag: 'Executed'; readonly hash: string }
/** Executed, and failed on the chain. */
type Failed = { readonly _tag: 'Failed' }

/** State of a transaction that was proposed to the owners of a shared account. */
export type OwnersFate =
  /** `needed`: how many owners have to sign; once that many have, any of them may execute it. */
  | { readonly _tag: 'Waiting'; readonly signed: number; readonly needed: number }
  | Executed
  | Failed
  /** Another transaction replaced it, or the owners rejected it. */
  | { readonly _tag: 'Cancelled' }

/** State of a transaction that a wallet accepted as a call (EIP-5792). */
export type CallFate =
  /** Not on any chain yet, according to the wallet. */
  | { readonly _tag: 'Sending' }
  | Executed
  /** On the chain without a revert, according to the wallet, which reports no hash. */
  | { readonly _tag: 'Confirmed' }
  | Failed
  /** Some of it reverted, and the chain keeps the rest. */
  | { readonly _tag: 'PartlyReverted' }
  /** The wallet did not send it, and will not. */
  | { readonly _tag: 'NotSent' }
  /** The wallet has not reported an outcome for an hour, or never does. */
  | { readonly _tag: 'Lost' }

export type ProposalFate = OwnersFate | CallFate

/**
 * A transaction that a wallet has not sent, but proposed to the owners of its account, as a Safe does, or accepted as a
 * call (EIP-5792), as smart accounts do. Its id is the wallet's; no chain knows it. `fate`: the wallet's last report;
 * absent for a proposal before the first one.
 */
export interface Proposal extends PendingTransaction {
  /** Number of this record, unique on this page: wallets may give the same id twice, and two wallets the same one. */
  readonly record: number
  readonly fate?: ProposalFate
}

/** A proposal or call that is not recorded yet. */
export type NewProposal = Omit<Proposal, 'record'>

/** Number of proposals tracked at a time; beyond it, the oldest is dropped. */
const MAX_PROPOSALS = 20

/** Adds a proposal, or updates the one with the same record number. */
export const putProposal = (proposals: readonly Proposal[], changed: Proposal): readonly Proposal[] =>
  proposals.some(({ record }) => record === changed.record)
    ? proposals.map((each) => (each.record === changed.record ? changed : each))
    : [...proposals, changed].slice(-MAX_PROPOSALS)

/** Whether the proposal has reached its end. */
export const isOver = ({ fate }: Proposal): boolean =>
  fate !== undefined && fate._tag !== 'Waiting' && fate._tag !== 'Sending'
