import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to "Try again" when it appears and to the heading when it goes, unless the visitor is elsewhere. */
export const useNextStepFocus = (box: RefObject<HTMLElement | null>, canRetry: boolean): void => {
  const before = useRef(canRetry)
  useEffect(() => {
    if (before.current === canRetry) return
    before.current = canRetry
    const held = document.activeElement
    const here = held === null || box.current === null || box.current.contains(held) || held.contains(box.current)
    if (here)
      box.current
        ?.querySelector<HTMLElement>(canRetry ? 'button' : '[data-portico-focus]')
        ?.focus({ preventScroll: true })
  }, [box, canRetry])
}
