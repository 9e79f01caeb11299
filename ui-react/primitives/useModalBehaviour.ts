import { type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { makeBackgroundInert } from './inertBackground.js'
import { PortalElement } from './Portal.js'
import { lockScroll } from './scrollLock.js'
import { PORTAL } from './portalElement.js'
import { focusedBeneath, PLACED, TRAPPED } from './topLayer.js'

/** Repeated when the portal around the dialog is moved, which loses the focus. */
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

/** Tab at the last control goes to the first, and vice versa. */
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
 * A dialog of the host that sees the focus move from it to another element takes it back, so the focus is cleared
 * first. If it is taken back nevertheless, the portal moves into the element that does so.
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
 * While mounted: the rest of the page is inert and does not scroll, and Tab stays inside; afterwards the focus returns
 * to where it came from (U-75).
 */
export const useModalBehaviour = (dialog: RefObject<HTMLElement | null>): void => {
  // Recorded during render: when effects run, a field inside may have the focus already.
  const [opener] = useState(focusedBeneath)
  const portal = useContext(PortalElement)
  // Before the effects of the view inside, which takes the focus only from the dialog. If the dialog mounts together
  // with its content, as at the second opening, its ref is not set yet.
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
      // Disconnecting removes the account button: the button that replaced it is the next best.
      const target = opener?.isConnected === true ? opener : document.querySelector('[data-portico-opener]')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [dialog, opener])
}
