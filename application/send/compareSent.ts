import * as E from 'fp-ts/Either'
import {
  concat,
  exhaustMap,
  filter,
  map,
  type SchedulerLike,
  type Subscription,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs'
import { isInBlock } from '../../domain/requests/settledTransaction.js'
import type { SentComparison } from '../../domain/requests/evmTransaction.js'
import type { FateOf } from '../requests/fateOf.js'
import type { Store } from '../kernel/store.js'
import type { Transfers } from '../ports/transfers.js'
import type { SendStep } from '../../domain/send/sendState.js'

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
 * While it is shown, looks for the sent transaction until a node knows it, and compares it with the request. If
 * no node knows it within a minute, looks again once it is settled, for its replacement if the visitor repriced it.
 */
export const compareSent = (sent: Sent, { step, transfers, fateOf, scheduler }: CompareSentDeps): Subscription => {
  const looks = (id: string) =>
    timer(COMPARE_EVERY_MS, COMPARE_EVERY_MS, scheduler).pipe(
      take(MOST_COMPARISONS),
      exhaustMap(transfers.compare(sent.order.network, sent.prepared.request, id)),
    )
  const inBlock = fateOf(sent.id).changes.pipe(
    filter((fate) => isInBlock(fate)),
    take(1),
  )
  return concat(looks(sent.id), inBlock.pipe(switchMap(({ hash = sent.id }) => looks(hash))))
    .pipe(
      map((answer): SentComparison => (E.isRight(answer) ? answer.right : { _tag: 'Unknown' })),
      filter(({ _tag }) => _tag !== 'Unknown'),
      take(1),
      takeUntil(step.changes.pipe(filter(() => step.value !== sent))),
    )
    .subscribe((comparison) => step.set({ ...sent, comparison }))
}
