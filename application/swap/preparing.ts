import * as E from 'fp-ts/Either'
import { defer, distinctUntilChanged, EMPTY, finalize, map, type Observable, startWith, switchMap } from 'rxjs'
import type { SwapError } from '../../domain/swap/swapError.js'
import { isFresh, QUOTE_LIFETIME_MS } from '../../domain/swap/swapQuote.js'
import type { InTimeDeps } from '../kernel/inTime.js'
import type { Readable, Store } from '../kernel/store.js'
import type { PrepareSwap } from './prepareSwap.js'
import {
  type ApprovalKind,
  isPreviewing,
  type QuoteState,
  type SwapPreview,
  type SwapStep,
} from '../../domain/swap/swapState.js'

export interface PreparingDeps extends Pick<InTimeDeps, 'scheduler'> {
  readonly step: Store<SwapStep>
  readonly quoting: Readable<QuoteState>
  readonly prepare: PrepareSwap
  /** Whether a preparation is running: its quote is not renewed meanwhile, or slow servers would never finish. */
  readonly isPreparing: Pick<Store<boolean>, 'set'>
}

interface Prepared {
  /** The kind of approval to prepare. */
  readonly kind: () => ApprovalKind
  /** Prepares the same quote again. */
  readonly again: Observable<unknown>
  readonly show: (preview: SwapPreview) => void
}

/**
 * Prepares the previewed swap again with each new quote; a late answer for an older quote changes nothing. An expired
 * quote is not prepared. A prepared swap is valid for ten seconds from then on: it has just been simulated, and its
 * quote is no older than a preparation may take (U-102).
 */
export const preparing = (
  { step, quoting, prepare, isPreparing, scheduler }: PreparingDeps,
  { kind, again, show }: Prepared,
): Observable<void> => {
  const fail = (error: SwapError): void =>
    step.update((now) => (isPreviewing(now) && 'quote' in now ? { _tag: 'NotPrepared', quote: now.quote, error } : now))
  return quoting.changes.pipe(
    distinctUntilChanged(),
    switchMap((state) => {
      if (state._tag === 'None') fail({ _tag: 'SwapIncomplete' })
      if (state._tag === 'NotQuoted') fail(state.error)
      if (state._tag !== 'Quoted') return EMPTY
      const { quote } = state
      return again.pipe(
        startWith(undefined),
        switchMap(() =>
          defer(() => {
            if (!isFresh(quote, scheduler.now())) return EMPTY
            isPreparing.set(true)
            return defer(prepare(quote, kind()))
          }).pipe(
            map((answer) => {
              if (E.isLeft(answer)) return fail(answer.left)
              const expiresAt = scheduler.now() + QUOTE_LIFETIME_MS
              show({ ...answer.right, quote: { ...answer.right.quote, expiresAt } })
            }),
            finalize(() => isPreparing.set(false)),
          ),
        ),
      )
    }),
  )
}
