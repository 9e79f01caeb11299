import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  startWith,
  Subject,
  Subscription,
  switchMap,
  takeUntil,
} from 'rxjs'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { SwapDoubt, SwapError, SwapFailure } from '../../domain/swap/swapError.js'
import { isFresh, isSameOrder, type SwapQuote } from '../../domain/swap/swapQuote.js'
import { isUncertain } from '../../domain/send/uncertain.js'
import { select } from '../kernel/derive.js'
import type { Readable } from '../kernel/store.js'
import type { PrepareSwap } from './prepareSwap.js'
import type { ApprovalKind, QuoteState, SwapPreview, SwapStep } from './swapState.js'
import { makeWalletSteps, type WalletStepsDeps } from './walletSteps.js'

/** The visitor went back meanwhile, or what was to be done is not there. */
type GivenUp = Extract<ConnectError, { readonly _tag: 'ModalClosed' }>

export interface SwapStepsDeps extends Omit<WalletStepsDeps, 'notSwapped' | 'begin' | 'lifetime'> {
  readonly quoting: Readable<QuoteState>
  /** Keeps the quote new while it is watched. */
  readonly renewing: Observable<never>
  readonly prepare: PrepareSwap
}

export interface SwapSteps {
  readonly review: (quote: SwapQuote) => TaskEither<SwapError | GivenUp, void>
  readonly setApproval: (kind: ApprovalKind) => void
  readonly confirm: (accepted: readonly SwapDoubt[]) => TaskEither<SwapFailure | GivenUp, string>
  /** Takes back what remains approved. */
  readonly revoke: TaskEither<SwapFailure | GivenUp, string>
  /** Back to the form. Not while a wallet is asked, whose prompt nobody can take back. */
  readonly edit: () => void
  /** The same where the account or the network moved; what has gone, or may have, is still said. */
  readonly move: () => void
  readonly dispose: () => void
}

const EDITING: SwapStep = { _tag: 'Editing' }
const GIVEN_UP: E.Either<GivenUp, never> = E.left({ _tag: 'ModalClosed' })
const OUTDATED: E.Either<SwapError, never> = E.left({ _tag: 'SwapOutdated' })
const MOVED: E.Either<SwapFailure, never> = E.left({ _tag: 'ConnectionChanged' })

const isPreviewing = ({ _tag }: SwapStep): boolean =>
  _tag === 'Preparing' || _tag === 'Prepared' || _tag === 'NotPrepared'

const isAsking = ({ _tag }: SwapStep): boolean => _tag === 'AskingApproval' || _tag === 'AskingSwap'

/** Whether there is something to be said of what was confirmed: it has gone, or may have. */
const isOut = (step: SwapStep): boolean =>
  step._tag === 'Sent' || (step._tag === 'NotSwapped' && isUncertain(step.error))

/** Whether the visitor would see something worse than a moment ago, or other than it. */
const hasChanged = (before: SwapStep, now: SwapPreview): boolean => {
  if (before._tag !== 'Prepared') return false
  const { approval, doubts, quote } = before
  return (
    before.hasChanged ||
    now.quote.getUnits < quote.leastUnits ||
    now.doubts.some((doubt) => !doubts.includes(doubt)) ||
    (now.approval._tag === 'Needed' && approval._tag === 'Needed' && now.approval.spender !== approval.spender)
  )
}

/**
 * The way of an exchange from its quote to the chain. It is prepared anew with each new quote, and a late answer to an
 * older one, or to what the visitor left, changes nothing.
 */
export const makeSwapSteps = (deps: SwapStepsDeps): SwapSteps => {
  const { step, quoting, scheduler } = deps
  const lifetime = new Subscription()
  const disposed = new Subject<void>()
  lifetime.add(() => disposed.next())
  let kind: ApprovalKind = 'Exact'
  /** Has the same quote prepared once more. */
  const again = new Subject<void>()
  /** Of which nobody knows whether they were sent. */
  const doubtful: SwapQuote[] = []

  const show = (quote: SwapQuote, answer: E.Either<SwapError, SwapPreview>): void =>
    step.update((before) => {
      if (!isPreviewing(before)) return before
      if (E.isLeft(answer)) return { _tag: 'NotPrepared', quote, error: answer.left }
      const mayBeSent = doubtful.some((each) => isSameOrder(each, answer.right.quote))
      const preview: SwapPreview = {
        ...answer.right,
        doubts: mayBeSent ? [...answer.right.doubts, 'MayBeSent'] : answer.right.doubts,
      }
      return { _tag: 'Prepared', hasChanged: hasChanged(before, preview), ...preview }
    })
  const preparing = quoting.changes.pipe(
    distinctUntilChanged(),
    switchMap((state) => {
      if (state._tag === 'NotQuoted') {
        step.update((before) =>
          isPreviewing(before) && 'quote' in before
            ? { _tag: 'NotPrepared', quote: before.quote, error: state.error }
            : before,
        )
        return EMPTY
      }
      if (state._tag !== 'Quoted' || !isFresh(state.quote, scheduler.now())) return EMPTY
      return again.pipe(
        startWith(undefined),
        switchMap(() => defer(deps.prepare(state.quote, kind))),
        map((answer) => show(state.quote, answer)),
      )
    }),
  )
  lifetime.add(
    select(step, isPreviewing)
      .changes.pipe(switchMap((on) => (on ? merge(deps.renewing, preparing) : EMPTY)))
      .subscribe(),
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

  /** What the wallet says becomes the step, unless the page let go of it meanwhile. */
  const notSwapped = (preview: SwapPreview, error: SwapFailure): void => {
    if (isUncertain(error)) doubtful.push(preview.quote)
    step.set({ _tag: 'NotSwapped', ...preview, error })
  }

  const { approve, swap, revoke } = makeWalletSteps({ ...deps, notSwapped, begin, lifetime })

  return {
    review: (quote) => async () => {
      kind = 'Exact'
      const wasPreviewing = isPreviewing(step.value)
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
    confirm: (accepted) => async () => {
      const { value: shown } = step
      if (shown._tag !== 'Prepared' && shown._tag !== 'NotSwapped') return GIVEN_UP
      if (shown._tag === 'NotSwapped' && isUncertain(shown.error)) return E.left(shown.error)
      const { quote, doubts, approval, isBatch } = shown
      if (!deps.isStillHere(quote)) return MOVED
      if (!isFresh(quote, scheduler.now())) {
        begin(quote)
        return OUTDATED
      }
      if (doubts.some((doubt) => !accepted.includes(doubt))) return E.left({ _tag: 'SwapDoubted', doubts })
      const { call, arrives, fee } = shown
      const preview: SwapPreview = { quote, doubts, approval, isBatch, call, arrives, fee }
      return approval._tag === 'Needed' && !isBatch ? approve(preview)() : swap(preview)()
    },
    revoke: async () => {
      const { value } = step
      return value._tag === 'Sent' ? revoke(value)() : GIVEN_UP
    },
    edit: () => {
      if (!isAsking(step.value)) step.set(EDITING)
    },
    move: () => {
      if (!isAsking(step.value) && !isOut(step.value)) step.set(EDITING)
    },
    dispose: () => lifetime.unsubscribe(),
  }
}
