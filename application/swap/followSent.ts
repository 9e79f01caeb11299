import { filter, map, type Observable, of, startWith, switchMap, take } from 'rxjs'
import type { Proposal } from '../../domain/requests/proposal.js'
import type { SettledTransaction, TransactionOutcome } from '../../domain/requests/settledTransaction.js'
import type { Readable } from '../kernel/store.js'

/** What is known of what a wallet sent. `hash`: absent while only the wallet knows it, by an id of its own. */
export interface SentFate {
  readonly hash: string | undefined
  readonly outcome: TransactionOutcome | 'Waiting'
}

export interface FollowSentDeps {
  /** The transactions of this page of which is known how they ended. */
  readonly settled: Pick<Readable<readonly SettledTransaction[]>, 'changes'>
  /** What wallets have proposed to their owners, or taken as calls. */
  readonly proposals: Readable<readonly Proposal[]>
}

const byHash = ({ settled }: FollowSentDeps, hash: string): Observable<SentFate> =>
  settled.changes.pipe(
    map((list) => list.find(({ id }) => id === hash)),
    filter((ended) => ended !== undefined),
    take(1),
    map(({ outcome }): SentFate => ({ hash, outcome })),
    startWith<SentFate>({ hash, outcome: 'Waiting' }),
  )

const byProposal = (deps: FollowSentDeps, { fate }: Proposal): Observable<SentFate> => {
  switch (fate?._tag) {
    case 'Executed':
      return byHash(deps, fate.hash)
    case 'Failed':
    case 'NotSent':
      return of({ hash: undefined, outcome: 'Failed' })
    case 'Cancelled':
      return of({ hash: undefined, outcome: 'Replaced' })
    case 'Lost':
      return of({ hash: undefined, outcome: 'Lost' })
    case 'Waiting':
    case 'Sending':
    case undefined:
      return of({ hash: undefined, outcome: 'Waiting' })
  }
}

/** What becomes of what a wallet sent, by the id that it gave: a hash, or what only the wallet knows. */
export const followSent = (deps: FollowSentDeps, id: string): Observable<SentFate> =>
  deps.proposals.value.some((each) => each.id === id)
    ? deps.proposals.changes.pipe(
        map((list) => list.find((each) => each.id === id)),
        filter((proposal) => proposal !== undefined),
        switchMap((proposal) => byProposal(deps, proposal)),
      )
    : byHash(deps, id)
