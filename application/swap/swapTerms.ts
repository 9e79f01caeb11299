import { EMPTY, map, type Observable, type SchedulerLike, switchMap, timer } from 'rxjs'
import { impactLevel, priceImpact, type SwapQuote } from '../../domain/swap/swapQuote.js'
import type { Store } from '../kernel/store.js'
import { isPreviewing, type SwapPreview, type SwapStep } from '../../domain/swap/swapState.js'

/** How long a preview counts as new, in ms: an earlier click was meant for the previous one. */
const UNSEEN_MS = 300

const LEVELS = ['Usual', 'High', 'Severe'] as const

const levelOf = (quote: SwapQuote): number => LEVELS.indexOf(impactLevel(priceImpact(quote)))

const spenderOf = ({ approval }: SwapPreview): string | undefined =>
  approval._tag === 'Needed' ? approval.spender.toLowerCase() : undefined

/** A node's fee estimate may vary by this factor from block to block. */
const MOST_TIMES_THE_FEE = 2n

/**
 * Whether a preview is worse for the visitor than another one, which pays the same: the output is below the promised
 * minimum, the price impact reaches a higher warning level, there is a new doubt, another
 * spender may take the token, or the network fee may be more than twice as high.
 */
export const isWorse = (shown: SwapPreview, now: SwapPreview): boolean => {
  const spender = spenderOf(now)
  return (
    now.quote.getUnits < shown.quote.leastUnits ||
    levelOf(now.quote) > levelOf(shown.quote) ||
    now.doubts.some((doubt) => !shown.doubts.includes(doubt)) ||
    (spender !== undefined && spender !== spenderOf(shown)) ||
    (now.fee !== undefined && shown.fee !== undefined && now.fee.most > shown.fee.most * MOST_TIMES_THE_FEE)
  )
}

export interface SwapTerms {
  /** Shows a preview, compared with the one shown first or accepted last. */
  readonly show: (preview: SwapPreview) => void
  /**
   * Makes the shown preview the one to compare with. Ignored while the preview has been visible too shortly to be read.
   */
  readonly accept: () => void
  /** Drops the accepted terms: the next preview is for another swap. */
  readonly forget: () => void
  /** Resets `isNew` in time; emits nothing. */
  readonly ageing: Observable<void>
}

/**
 * The terms that a visitor has accepted: a swap is prepared again continually, and must not get worse just before a
 * click.
 */
export const makeSwapTerms = (step: Store<SwapStep>, scheduler: SchedulerLike): SwapTerms => {
  let agreed: SwapPreview | undefined
  return {
    show: (preview) => {
      if (!isPreviewing(step.value)) return
      // A fee that was unknown is accepted when it is shown.
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
