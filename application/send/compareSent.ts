import * as E from 'fp-ts/Either'
import {
  concat,
  EMPTY,
  exhaustMap,
  filter,
  map,
  type Observable,
  type SchedulerLike,
  type Subscription,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs'
import { isInBlock } from '../../domain/requests/settledTransaction.js'
import type { SentComparison } from '../../domain/requests/evmTransaction.js'
import { select } from '../kernel/derive.js'
import type { FateOf } from '../requests/fateOf.js'
import type { Store } from '../kernel/store.js'
import type { Transfers } from '../ports/transfers.js'
import type { Preview, SendStep } from '../../domain/send/sendState.js'

export type Sent = Extract<SendStep, { readonly _tag: 'Sent' }>

export interface CompareSentDeps {
  readonly step: Store<SendStep>
  readonly transfers: Transfers
  readonly fateOf: FateOf
  readonly scheduler: SchedulerLike
}

const COMPARE_EVERY_MS = 3_000
/** For a minute, and for another one once a block includes it. */
const MOST_COMPARISONS = 20

/**
 * The comparison of a transaction with its request, once a node knows it. If no node knows it within a minute,
 * looks again once it is settled, for its replacement if the visitor repriced it.
 */
const compared = (
  { order, prepared }: Preview,
  sentAs: string,
  { transfers, fateOf, scheduler }: CompareSentDeps,
): Observable<SentComparison> => {
  const looks = (id: string) =>
    timer(COMPARE_EVERY_MS, COMPARE_EVERY_MS, scheduler).pipe(
      take(MOST_COMPARISONS),
      exhaustMap(transfers.compare(order.network, prepared.request, id)),
    )
  const inBlock = fateOf(sentAs).changes.pipe(
    filter((fate) => isInBlock(fate)),
    take(1),
  )
  return concat(looks(sentAs), inBlock.pipe(switchMap(({ hash = sentAs }) => looks(hash)))).pipe(
    map((answer): SentComparison => (E.isRight(answer) ? answer.right : { _tag: 'Unknown' })),
    filter(({ _tag }) => _tag !== 'Unknown'),
    take(1),
  )
}

/** While it is shown, compares the sent transaction with its request. */
export const compareSent = (sent: Sent, deps: CompareSentDeps): Subscription => {
  const { step } = deps
  return compared(sent, sent.id, deps)
    .pipe(takeUntil(step.changes.pipe(filter(() => step.value !== sent))))
    .subscribe((comparison) => step.set({ ...sent, comparison }))
}

/** The reported hash of the shown call. None for proposals: what owners sign is executed as a call of their Safe. */
const hashOfCall = (step: SendStep): string | undefined =>
  step._tag === 'Proposed' && step.feePayer === 'Sender' && step.proposal.fate?._tag === 'Executed'
    ? step.proposal.fate.hash
    : undefined

const isWrapped = (comparison: SentComparison): boolean =>
  comparison._tag === 'Different' && comparison.isWrapped === true

/**
 * Compares each shown call (EIP-5792) with its request, once the wallet has reported its hash: as `compareSent`,
 * but not the transaction of a smart account, which wraps the call.
 */
export const compareCalls = (
  deps: CompareSentDeps & {
    /** Whether this account's transactions can be compared. */
    readonly isComparable: () => boolean
  },
): Subscription => {
  const { step, isComparable } = deps
  return select(step, hashOfCall)
    .changes.pipe(
      switchMap((hash) => {
        const { value: shown } = step
        if (hash === undefined || shown._tag !== 'Proposed' || !isComparable()) return EMPTY
        return compared(shown, hash, deps)
      }),
      filter((comparison) => !isWrapped(comparison)),
    )
    .subscribe((comparison) => step.update((now) => (now._tag === 'Proposed' ? { ...now, comparison } : now)))
}
