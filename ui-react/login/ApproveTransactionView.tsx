import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { FrameBox } from '../../application/ports/embeddedWallet.js'
import { usePortico } from '../shared/usePortico.js'
import { APPROVE } from './approveMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { Button, Spinner } from '../primitives/Button.js'
import { useReadable } from '../shared/useReadable.js'
import { watchSize } from '../shared/watchSize.js'
import { approveArea, skip } from './login.styles.js'

const boxOf = (element: HTMLElement): FrameBox => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The finite animations that run in an element, its own included. */
const movesIn = (element: Element | null): readonly Animation[] =>
  (typeof element?.getAnimations === 'function' ? element.getAnimations({ subtree: true }) : []).filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  )

/**
 * Keeps the secure site's frame over an element as that moves, and hides the frame afterwards. Returns a function that
 * moves the focus into the frame, which is elsewhere in the document.
 */
const useFramePosition = (area: RefObject<HTMLElement | null>, shown: boolean): (() => void) => {
  const { commands } = usePortico()
  useEffect(() => {
    const element = area.current
    if (!shown || element === null) return
    let last: string | undefined
    let waiting: number | undefined
    const dialog = element.closest('[role="dialog"]')
    const over = new AbortController()
    const { signal } = over
    const measure = (): void => {
      waiting = undefined
      if (signal.aborted) return
      const moves = movesIn(dialog)
      if (moves.length > 0) {
        // During an animation, the frame would be misplaced and would not follow.
        void Promise.allSettled(moves.map(({ finished }) => finished)).then(soon)
        return
      }
      const box = boxOf(element)
      const sides = JSON.stringify(box)
      // Placing the frame takes the focus, so an unchanged position is skipped.
      if (sides !== last) commands.placeFrame(box)
      last = sides
    }
    // Once per animation frame at most, and not before the dialog has made the rest of the page inert.
    const soon = (): void => {
      waiting ??= requestAnimationFrame(measure)
    }
    // A notice above the element, or a list that grows, moves it without changing its size.
    const around = [element, element.closest('[data-portico-scroller]'), dialog].filter((each) => each !== null)
    const unwatch = watchSize(soon, ...around)
    const options = { capture: true, passive: true, signal }
    window.addEventListener('resize', soon, options)
    window.addEventListener('scroll', soon, options)
    window.visualViewport?.addEventListener('resize', soon, options)
    soon()
    return () => {
      over.abort()
      unwatch()
      commands.placeFrame(undefined)
    }
  }, [area, shown, commands])
  return useCallback(() => {
    if (area.current !== null) commands.placeFrame(boxOf(area.current))
  }, [area, commands])
}

/**
 * The place of the secure site's frame, in which the visitor decides on a request (S2-16, V-35). The header has the way
 * out; a button leads keyboard and screen reader users into the frame.
 */
export const ApproveTransactionView = () => {
  const t = useMessages(APPROVE)
  const portico = usePortico()
  const area = useRef<HTMLDivElement>(null)
  const open = useReadable(portico.approval) !== undefined
  const enter = useFramePosition(area, open)
  return (
    <div className={stack}>
      <div
        ref={area}
        role="group"
        aria-label={t('approve.area')}
        className={approveArea}
        tabIndex={-1}
        data-portico-focus
      >
        {open && <Spinner />}
        <p role="status" className={hint}>
          {t(open ? 'approve.waiting' : 'approve.none')}
        </p>
      </div>
      {open && (
        <div className={skip}>
          <Button wide onPress={enter}>
            {t('approve.enter')}
          </Button>
        </div>
      )}
    </div>
  )
}
