import type { Proposal } from '../../domain/requests/proposal.js'
import { firstFate, isSameFate, type SentFate, sentFate } from '../../domain/requests/sentFate.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import { combine, distinct } from '../kernel/derive.js'
import type { Readable } from '../kernel/store.js'

/** Tracks what a wallet sent by the id that it returned: a hash, or the id of a proposal or of a batch of calls. */
export type FateOf = (id: string) => Readable<SentFate>

export const makeFateOf =
  (lists: {
    readonly settled: Readable<readonly SettledTransaction[]>
    readonly proposals: Readable<readonly Proposal[]>
  }): FateOf =>
  (id) => {
    let before = firstFate(id, lists.proposals.value)
    return distinct(
      combine(lists.settled, lists.proposals, (settled, proposals) => {
        before = sentFate(id, before, settled, proposals)
        return before
      }),
      isSameFate,
    )
  }
