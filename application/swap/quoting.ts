import * as E from 'fp-ts/Either'
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  NEVER,
  type Observable,
  repeat,
  type SchedulerLike,
  share,
  startWith,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import { isSameOrder, type SwapQuote } from '../../domain/swap/swapQuote.js'
import type { Readable, Store } from '../kernel/store.js'
import type { AskQuote, QuoteRequest } from './askQuote.js'
import type { QuoteState } from '../../domain/swap/swapState.js'

/** Counts from the last key press (V-36). */
const TYPING_MS = 200

export interface QuotingDeps {
  readonly quoting: Store<QuoteState>
  /** The request of the form; `undefined` while it is incomplete. */
  readonly request: Readable<QuoteRequest | undefined>
  readonly askQuote: AskQuote
  /** Whether an expired quote may be renewed: it is visible, and no wallet is being asked. */
  readonly mayRenew: Readable<boolean>
  readonly scheduler: SchedulerLike
}

export interface Quoting {
  /** Shared side effect: runs while subscribed, emits nothing. */
  readonly work: Observable<never>
  /** Requests a quote at once, for example after a failure. */
  readonly again: () => void
}

/** Whether two requests are for the same order, ignoring the gas price. */
const isSameRequest = (one: QuoteRequest | undefined, other: QuoteRequest | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSameOrder(one, other))

/**
 * Keeps a quote for the form's request: drops late answers to earlier requests, renews an expired quote, and retries a
 * failed one on demand.
 */
export const makeQuoting = ({ quoting, request, askQuote, mayRenew, scheduler }: QuotingDeps): Quoting => {
  const retries = new Subject<void>()
  const renewable = mayRenew.changes.pipe(filter(Boolean), take(1), ignoreElements())

  /** Waits until a quote has to be renewed. */
  const rest = (answer: E.Either<unknown, SwapQuote>): Observable<never> =>
    E.isLeft(answer)
      ? NEVER
      : concat(
          timer(Math.max(0, answer.right.expiresAt - scheduler.now()), scheduler).pipe(ignoreElements()),
          renewable,
        )

  const asking = (asked: QuoteRequest): Observable<never> =>
    defer(() => {
      const { value } = quoting
      quoting.set({ _tag: 'Asking', last: value._tag === 'Quoted' ? value.quote : undefined })
      return defer(askQuote(asked))
    }).pipe(
      tap((answer) =>
        quoting.set(
          E.isRight(answer) ? { _tag: 'Quoted', quote: answer.right } : { _tag: 'NotQuoted', error: answer.left },
        ),
      ),
      switchMap(rest),
      repeat(),
    )

  const following = (asked: QuoteRequest | undefined): Observable<never> => {
    if (asked === undefined) {
      quoting.set({ _tag: 'None' })
      return EMPTY
    }
    const { value } = quoting
    // Keeps the quote of a request to which the visitor returns.
    if (value._tag === 'Quoted' && isSameOrder(value.quote, asked))
      return concat(rest(E.right(value.quote)), asking(asked))
    quoting.set({ _tag: 'Asking', last: undefined })
    return timer(TYPING_MS, scheduler).pipe(switchMap(() => asking(asked)))
  }

  const work = request.changes.pipe(
    distinctUntilChanged(isSameRequest),
    switchMap((asked) =>
      retries.pipe(
        map(() => (asked === undefined ? EMPTY : asking(asked))),
        startWith(following(asked)),
        switchMap((working) => working),
      ),
    ),
    share(),
  )
  return { work, again: () => retries.next() }
}
