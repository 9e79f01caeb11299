import { type RefObject, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { lockScroll } from './scrollLock.js'
import { PLACED, PORTAL } from './topLayer.js'

/**
 * Makes everything beside an element inert, and beside all that it is in: no focus, no click, nothing for a screen
 * reader. What is added later, such as a wallet's own window, stays usable (docs/decisions/0005), and so does what is
 * shown later only, such as the frame in which the visitor decides on a call.
 */
export const makeBackgroundInert = (kept: HTMLElement): (() => void) => {
  const hidden: HTMLElement[] = []
  for (let inner: Element = kept; inner !== document.body && inner.parentElement !== null; inner = inner.parentElement)
    for (const element of inner.parentElement.children)
      if (
        element instanceof HTMLElement &&
        element !== inner &&
        !element.inert &&
        getComputedStyle(element).display !== 'none'
      )
        hidden.push(element)
  for (const element of hidden) element.inert = true
  return () => {
    for (const element of hidden) element.inert = false
  }
}

/** The same, also when what holds the dialog is put elsewhere, which takes the focus away. */
const keepBackgroundInert = (dialog: HTMLElement): (() => void) => {
  const portal = dialog.closest(PORTAL) ?? dialog
  let show = makeBackgroundInert(dialog)
  const onPlaced = (): void => {
    show()
    show = makeBackgroundInert(dialog)
    dialog.focus()
  }
  portal.addEventListener(PLACED, onPlaced)
  return () => {
    portal.removeEventListener(PLACED, onPlaced)
    show()
  }
}

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** While it listens, Tab at the last control goes to the first, and the other way round. */
const trapFocus = (element: HTMLElement): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.tabIndex >= 0)
    const first = controls[0]
    const last = controls.at(-1)
    if (first === undefined || last === undefined) return event.preventDefault()
    const outside = !controls.some((control) => control === document.activeElement)
    const leaving = event.shiftKey ? document.activeElement === first || outside : document.activeElement === last
    if (!leaving) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next.focus()
  }
  element.addEventListener('keydown', onKeyDown)
  return () => element.removeEventListener('keydown', onKeyDown)
}

/**
 * While mounted: the rest of the page is inert and still, and Tab stays inside; afterwards focus is back where it came
 * from (U-75).
 */
export const useModalBehaviour = (dialog: RefObject<HTMLElement | null>): void => {
  // Noted while drawing: by the time effects run, a field inside may have taken the focus already.
  const [opener] = useState(() => document.activeElement)
  // A dialog of the host that hears that the focus goes from it to something else takes it back: it goes nowhere first.
  useInsertionEffect(() => {
    if (opener instanceof HTMLElement && opener !== document.body) opener.blur()
  }, [opener])
  // Before the effects of the view inside, which takes the focus only from here.
  useLayoutEffect(() => {
    if (dialog.current?.contains(document.activeElement) === false) dialog.current.focus()
  }, [dialog])
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const unlock = lockScroll()
    const show = keepBackgroundInert(element)
    const release = trapFocus(element)
    return () => {
      release()
      show()
      unlock()
      // Disconnecting takes the account button away: the button that came in its place is next best.
      const target = opener?.isConnected === true ? opener : document.querySelector('[data-portico-opener]')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [dialog, opener])
}
