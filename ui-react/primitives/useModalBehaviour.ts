import { type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { makeBackgroundInert } from './inertBackground.js'
import { PortalElement } from './Portal.js'
import { lockScroll } from './scrollLock.js'
import { PORTAL } from './hostsOnTop.js'
import { focusedBeneath, PLACED, TRAPPED } from './topLayer.js'

/** Also when what holds the dialog is put elsewhere, which takes the focus away. */
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
 * A dialog of the host that hears that the focus goes from it to something else takes it back: it goes nowhere first.
 * Where it is taken back nevertheless, the dialog is put into what does so.
 */
const takeFocus = (element: HTMLElement): void => {
  const { activeElement } = document
  if (element.contains(activeElement)) return
  if (activeElement instanceof HTMLElement) activeElement.blur()
  element.focus()
  if (element.contains(document.activeElement)) return
  element.closest(PORTAL)?.dispatchEvent(new Event(TRAPPED))
  element.focus()
}

/**
 * While mounted: the rest of the page is inert and still, and Tab stays inside; afterwards focus is back where it came
 * from (U-75).
 */
export const useModalBehaviour = (dialog: RefObject<HTMLElement | null>): void => {
  // Noted while drawing: by the time effects run, a field inside may have taken the focus already.
  const [opener] = useState(focusedBeneath)
  const portal = useContext(PortalElement)
  // Before the effects of the view inside, which takes the focus only from here. Where the dialog comes with all that
  // is in it, as at the second opening, nothing refers to it yet.
  useLayoutEffect(() => {
    const element = dialog.current ?? portal?.querySelector<HTMLElement>('[role=dialog]')
    if (element) takeFocus(element)
  }, [dialog, portal])
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
