const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** While it listens, Tab at the last control goes to the first, and the other way round. */
export const keepTabInside = (element: HTMLElement): (() => void) => {
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
