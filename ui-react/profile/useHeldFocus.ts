import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes when nothing else holds it: to what can be taken back, else to the heading. */
const NEXT = ['[data-portico-undo] button', '[data-portico-focus]']

/** Takes the focus at first, and again when what held it has gone: a row that was disconnected, a button whose time is over (U-75). */
export const useHeldFocus = (box: RefObject<HTMLElement | null>): ((held: Element) => void) => {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (box.current === null || box.current.contains(document.activeElement) || last.current?.isConnected === true)
      return
    const next = NEXT.map((selector) => box.current?.querySelector<HTMLElement>(selector)).find(
      (element) => element != null,
    )
    next?.focus({ preventScroll: true })
  })
  return (held) => {
    last.current = held
  }
}
