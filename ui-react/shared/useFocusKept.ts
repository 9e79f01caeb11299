import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus where what held it went as `shown` changed: a row that was deleted, a form that was sent (U-75).
 * Where a view begins is for the modal to say.
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
