import { EMPTY, map, type Observable, type SchedulerLike, switchMap, timer } from 'rxjs'
import { impactLevel, isPaidMore, priceImpact, type SwapQuote } from '../../domain/swap/swapQuote.js'
import type { Store } from '../kernel/store.js'
import { isPreviewing, type SwapPreview, type SwapStep } from '../../domain/swap/swapState.js'

/** In ms, from when something new is there: a press that comes sooner was meant for what was there before. */
const UNSEEN_MS = 300

const LEVELS = ['Usual', 'High', 'Severe'] as const

const levelOf = (quote: SwapQuote): number => LEVELS.indexOf(impactLevel(priceImpact(quote)))

const spenderOf = ({ approval }: SwapPreview): string | undefined =>
  approval._tag === 'Needed' ? approval.spender.toLowerCase() : undefined

/** Of what a node says by the block, so much is usual. */
const MOST_TIMES_THE_FEE = 2n

/**
 * Whether a preview is worse for the visitor than another one: what comes out is less than the least that was promised,
 * more is paid by more than the slippage, the price moves more by a level of warning, there is a doubt that was not
 * there, somebody else may take the token, or the network's fee may be more than twice as much.
 */
export const isWorse = (shown: SwapPreview, now: SwapPreview): boolean => {
  const spender = spenderOf(now)
  return (
    now.quote.getUnits < shown.quote.leastUnits ||
    isPaidMore(now.quote.payUnits, shown.quote.payUnits) ||
    levelOf(now.quote) > levelOf(shown.quote) ||
    now.doubts.some((doubt) => !shown.doubts.includes(doubt)) ||
    (spender !== undefined && spender !== spenderOf(shown)) ||
    (now.fee !== undefined && shown.fee !== undefined && now.fee.most > shown.fee.most * MOST_TIMES_THE_FEE)
  )
}

export interface SwapTerms {
  /** A preview as it is shown next, compared with what was shown at first, or accepted last. */
  readonly show: (preview: SwapPreview) => void
  /** What is shown is what later ones are compared with. Nothing that is on the screen too shortly to be read. */
  readonly accept: () => void
  /** The next preview is one of something else. */
  readonly forget: () => void
  /** Has what is new grow old; says nothing itself. */
  readonly ageing: Observable<void>
}

/** What a visitor has agreed to: an exchange is prepared anew all the time, and must not get worse under a finger. */
export const makeSwapTerms = (step: Store<SwapStep>, scheduler: SchedulerLike): SwapTerms => {
  let agreed: SwapPreview | undefined
  return {
    show: (preview) => {
      if (!isPreviewing(step.value)) return
      // A fee that was not known is agreed to when it is shown.
      agreed = { ...(agreed ?? preview), fee: agreed?.fee ?? preview.fee }
      const hasChanged = isWorse(agreed, preview)
      step.update((before) => {
        const isSeen = before._tag === 'Prepared' && !before.isNew && before.hasChanged === hasChanged
        return { _tag: 'Prepared', hasChanged, isNew: !isSeen || isWorse(before, preview), ...preview }
      })
    },
    accept: () => {
      const { value } = step
      if (value._tag !== 'Prepared' || !value.hasChanged || value.isNew) return
      agreed = value
      step.set({ ...value, hasChanged: false, isNew: true })
    },
    forget: () => {
      agreed = undefined
    },
    ageing: step.changes.pipe(
      switchMap((now) => (now._tag === 'Prepared' && now.isNew ? timer(UNSEEN_MS, scheduler) : EMPTY)),
      map(() => step.update((now) => (now._tag === 'Prepared' ? { ...now, isNew: false } : now))),
    ),
  }
}
