import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus if the element that held it was removed when `shown` changed: a deleted row, a submitted form (U-75).
 * The modal decides where the focus is when a view opens.
 */
export const useFocusKept = (box: RefObject<HTMLElement | null>, shown: unknown): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true })
  }, [box, shown])
}
