import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { exhaustMap, filter, map, type SchedulerLike, type Subscription, take, takeWhile, timer } from 'rxjs'
import type { SentComparison } from '../../domain/send/evmTransaction.js'
import type { Store } from '../kernel/store.js'
import type { OpenTransfers } from '../ports/transfers.js'
import type { SendStep } from './sendState.js'

export type Sent = Extract<SendStep, { readonly _tag: 'Sent' }>

const COMPARE_EVERY_MS = 3_000
/** A minute: whatever the chain has not seen by then is waited for as any transaction of the page. */
const MOST_COMPARISONS = 20

/** While it is shown, looks for what was sent until the chain has it: whether it is what was asked for. */
export const compareSent = (
  sent: Sent,
  {
    step,
    openTransfers,
    scheduler,
  }: { readonly step: Store<SendStep>; readonly openTransfers: OpenTransfers; readonly scheduler: SchedulerLike },
): Subscription => {
  const isShown = (): boolean => step.value === sent
  const look = pipe(
    openTransfers,
    TE.flatMap((transfers) => transfers.compare(sent.order.network, sent.prepared.request, sent.id)),
  )
  return timer(COMPARE_EVERY_MS, COMPARE_EVERY_MS, scheduler)
    .pipe(
      takeWhile((count) => count < MOST_COMPARISONS && isShown()),
      exhaustMap(look),
      map((answer): SentComparison => (E.isRight(answer) ? answer.right : { _tag: 'Unknown' })),
      filter(({ _tag }) => _tag !== 'Unknown'),
      take(1),
    )
    .subscribe((comparison) => {
      if (isShown()) step.set({ ...sent, comparison })
    })
}
