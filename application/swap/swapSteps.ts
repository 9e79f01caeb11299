import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { EMPTY, filter, firstValueFrom, map, merge, type Observable, Subject, switchMap, takeUntil } from 'rxjs'
import type { SwapDoubt, SwapError, SwapFailure } from '../../domain/swap/swapError.js'
import { askedForSwap, isFresh, type SwapQuote } from '../../domain/swap/swapQuote.js'
import { isUncertain } from '../../domain/payment/uncertain.js'
import { select } from '../kernel/derive.js'
import { GIVEN_UP, type GivenUp, makePayment, type Payment, type Pending } from '../payment/payment.js'
import { preparing, type PreparingDeps } from './preparing.js'
import {
  type ApprovalKind,
  isPreviewing,
  swapPhase,
  type SwapPreview,
  type SwapStep,
} from '../../domain/swap/swapState.js'
import { makeSwapTerms } from './swapTerms.js'
import { makeWalletSteps, type WalletStepsDeps } from './walletSteps.js'

export interface SwapStepsDeps
  extends Omit<WalletStepsDeps, 'payment' | 'begin' | 'doubtsOf'>, Omit<PreparingDeps, 'step'> {
  /** Renews the quote while subscribed. */
  readonly renewing: Observable<never>
}

export interface SwapSteps extends Pick<Payment<SwapStep, SwapQuote>, 'unlessUnderWay' | 'change' | 'edit' | 'move'> {
  readonly review: (quote: SwapQuote) => TaskEither<SwapError | GivenUp, void>
  readonly setApproval: (kind: ApprovalKind) => void
  /** Makes the shown preview the one to compare with; until then, a worse one cannot be confirmed. */
  readonly acceptChange: () => void
  readonly confirm: (accepted: readonly SwapDoubt[]) => TaskEither<SwapFailure | GivenUp | Pending, string>
  /** Revokes the remaining allowance. */
  readonly revoke: TaskEither<SwapFailure, string>
  readonly dispose: () => void
}

const EDITING: SwapStep = { _tag: 'Editing' }
const OUTDATED: E.Either<SwapError, never> = E.left({ _tag: 'SwapOutdated' })
/** Returned if there is no next step. */
const NOTHING: E.Either<SwapError, never> = E.left({ _tag: 'SwapIncomplete' })

/**
 * A swap's steps from its quote to the chain. It is prepared again with each new quote; late answers for an older
 * quote, or for a swap that the visitor has left, change nothing.
 */
export const makeSwapSteps = (deps: SwapStepsDeps): SwapSteps => {
  const { step, scheduler } = deps
  const payment = makePayment<SwapStep, SwapQuote>({
    ...deps,
    phaseOf: swapPhase,
    editing: EDITING,
    asked: askedForSwap,
  })
  const { lifetime, unlessUnderWay, change, edit, move } = payment
  const disposed = new Subject<void>()
  lifetime.add(() => disposed.next())
  let kind: ApprovalKind = 'Exact'
  /** Prepares the same quote again. */
  const again = new Subject<void>()
  const terms = makeSwapTerms(step, scheduler)

  /** The doubts about a preview, with the present answer to whether the same swap may have been sent before. */
  const doubtsOf = ({ quote, doubts }: SwapPreview): readonly SwapDoubt[] => {
    const others = doubts.filter((doubt) => doubt !== 'MayBeSent')
    return payment.mayBeSent(quote) ? [...others, 'MayBeSent'] : others
  }
  const show = (preview: SwapPreview): void => terms.show({ ...preview, doubts: doubtsOf(preview) })
  const prepared = preparing(deps, { kind: () => kind, again, show })
  lifetime.add(
    select(step, isPreviewing)
      .changes.pipe(switchMap((on) => (on ? merge(deps.renewing, prepared) : EMPTY)))
      .subscribe(),
  )
  lifetime.add(terms.ageing.subscribe())
  lifetime.add(
    deps.openPayments.changes.subscribe(() =>
      step.update((now) =>
        now._tag === 'Prepared' || now._tag === 'NotSwapped' ? { ...now, doubts: doubtsOf(now) } : now,
      ),
    ),
  )

  const begin = (quote: SwapQuote): void => step.set({ _tag: 'Preparing', quote })

  const reviewed = step.changes.pipe(
    filter(({ _tag }) => _tag !== 'Preparing'),
    map((now): E.Either<SwapError | GivenUp, void> => {
      if (now._tag === 'NotPrepared') return E.left(now.error)
      return now._tag === 'Prepared' ? E.right(undefined) : GIVEN_UP
    }),
    takeUntil(disposed),
  )

  const { approve, swap, revoke } = makeWalletSteps({ ...deps, payment, begin, doubtsOf })

  const confirm =
    (accepted: readonly SwapDoubt[]): TaskEither<SwapFailure | GivenUp, string> =>
    async () => {
      const { value: shown } = step
      if (shown._tag !== 'Prepared' && shown._tag !== 'NotSwapped') return NOTHING
      if (shown._tag === 'NotSwapped' && isUncertain(shown.error)) return E.left(shown.error)
      const { quote, approval, isBatch } = shown
      const here = payment.checkAccount(quote)
      if (E.isLeft(here)) return here
      if (shown._tag === 'Prepared' && (shown.isNew || shown.hasChanged)) return OUTDATED
      if (!isFresh(quote, scheduler.now())) {
        begin(quote)
        return OUTDATED
      }
      const doubts = doubtsOf(shown)
      if (doubts.some((doubt) => !accepted.includes(doubt))) return E.left({ _tag: 'SwapDoubted', doubts })
      const { call, arrives, fee, feePayer } = shown
      const preview: SwapPreview = { quote, doubts, approval, isBatch, call, arrives, fee, feePayer }
      return approval._tag === 'Needed' && !isBatch ? approve(preview)() : swap(preview)()
    }

  return {
    unlessUnderWay,
    change,
    edit,
    move,
    review: (quote) => async () => {
      kind = 'Exact'
      const wasPreviewing = isPreviewing(step.value)
      // A retry keeps the terms that the visitor has accepted.
      if (!wasPreviewing) terms.forget()
      begin(quote)
      if (wasPreviewing) again.next()
      return firstValueFrom(reviewed, { defaultValue: GIVEN_UP })
    },
    setApproval: (next) => {
      if (next === kind || !isPreviewing(step.value)) return
      kind = next
      step.update((now) => ('quote' in now ? { _tag: 'Preparing', quote: now.quote } : now))
      again.next()
    },
    acceptChange: terms.accept,
    confirm: (accepted) => unlessUnderWay(confirm(accepted)),
    revoke: async () => {
      const { value } = step
      return value._tag === 'Sent' ? revoke(value)() : NOTHING
    },
    dispose: () => lifetime.unsubscribe(),
  }
}
