import type { Proposal, ProposalFate } from './proposal.js'
import { includedId, isInBlock, type SettledTransaction, type TransactionOutcome } from './settledTransaction.js'

/** What is known of something that a wallet sent, whether it gave a hash or an id of its own. */
export interface SentFate {
  /**
   * The chain's own id, that of its replacement if the visitor repriced it; `undefined` if only the wallet knows it,
   * by an id of its own.
   */
  readonly hash: string | undefined
  readonly outcome: TransactionOutcome | 'Waiting'
  /** Set for what was proposed to the owners of the account, or taken as a call (EIP-5792). */
  readonly proposal: Proposal | undefined
}

/** Before its transaction is known. */
const OUTCOMES: Readonly<Record<Exclude<ProposalFate['_tag'], 'Executed'>, SentFate['outcome']>> = {
  Waiting: 'Waiting',
  Sending: 'Waiting',
  Confirmed: 'Confirmed',
  Failed: 'Failed',
  PartlyReverted: 'Failed',
  NotSent: 'Failed',
  Cancelled: 'Replaced',
  Lost: 'Lost',
}

/**
 * What is known at first of an id that a wallet gave: the newest record with it, which is the one that is followed also
 * if another record gets the same id. Without a record, the id is a hash.
 */
export const firstFate = (id: string, proposals: readonly Proposal[]): SentFate => {
  const proposal = proposals.filter((each) => each.id === id).at(-1)
  return { hash: proposal === undefined ? id : undefined, outcome: 'Waiting', proposal }
}

/** The fate of what has this id, as the page's lists have it. Lists are short: what is `before` stays known. */
export const sentFate = (
  id: string,
  before: SentFate,
  settled: readonly SettledTransaction[],
  proposals: readonly Proposal[],
): SentFate => {
  if (before.outcome !== 'Waiting') return before
  const { proposal: known } = before
  const proposal = proposals.find(({ record }) => record === known?.record) ?? known
  const fate = proposal?.fate
  if (proposal !== undefined && fate?._tag !== 'Executed')
    return { hash: undefined, outcome: fate === undefined ? 'Waiting' : OUTCOMES[fate._tag], proposal }
  const hash = fate?._tag === 'Executed' ? fate.hash : id
  const ended = settled.find((each) => each.id === hash)
  return ended === undefined
    ? { hash, outcome: 'Waiting', proposal }
    : { hash: includedId(ended), outcome: ended.outcome, proposal }
}

export const isSameFate = (one: SentFate, other: SentFate): boolean =>
  one.hash === other.hash && one.outcome === other.outcome && one.proposal === other.proposal

/**
 * Whether it certainly ended: the chain has it, the visitor cancelled it, or the owners of the account rejected it.
 * What replaced a transaction may be the same payment, and one that is lost may still be included.
 */
export const isCertainEnd = ({ outcome, proposal }: SentFate): boolean =>
  isInBlock({ outcome }) || outcome === 'Cancelled' || proposal?.fate?._tag === 'Cancelled'
