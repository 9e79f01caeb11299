import type { KeyboardEvent } from 'react'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** Tab at the last control goes to the first, and the other way round. */
export const keepTabInside = (event: KeyboardEvent<HTMLElement>): void => {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.tabIndex >= 0)
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
