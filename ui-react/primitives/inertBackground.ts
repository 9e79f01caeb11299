/**
 * Elements that Portico made inert, with the number of dialogs that need it: one that closes does not affect the
 * others.
 */
const holders = new Map<HTMLElement, number>()

const hold = (element: HTMLElement): void => {
  holders.set(element, (holders.get(element) ?? 0) + 1)
  element.inert = true
}

const release = (element: HTMLElement): void => {
  const holds = (holders.get(element) ?? 1) - 1
  if (holds > 0) return void holders.set(element, holds)
  holders.delete(element)
  element.inert = false
}

const dialogs = (): readonly Element[] => [
  ...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]'),
]

/**
 * A dialog that the host opened meanwhile may have saved that these were inert, and restore that when it closes: they
 * are reset once it is gone.
 */
const clearAfter = (later: readonly Element[], elements: readonly HTMLElement[]): void => {
  const changes = new MutationObserver(() => {
    const open = dialogs()
    if (later.some((dialog) => open.includes(dialog))) return
    changes.disconnect()
    for (const element of elements) if (!holders.has(element)) element.inert = false
  })
  changes.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['inert', 'open'] })
}

/**
 * Makes everything around an element inert, at each level up to the body: no focus, no clicks, hidden from screen
 * readers. Elements added later, such as a wallet's own window, stay usable (docs/decisions/0005), and so do those
 * shown only later, such as the frame in which the visitor decides on a request.
 */
export const makeBackgroundInert = (kept: HTMLElement): (() => void) => {
  const hidden: HTMLElement[] = []
  const before = dialogs()
  for (let inner: Element = kept; inner !== document.body && inner.parentElement !== null; inner = inner.parentElement)
    for (const element of inner.parentElement.children)
      if (
        element instanceof HTMLElement &&
        element !== inner &&
        (!element.inert || holders.has(element)) &&
        getComputedStyle(element).display !== 'none'
      )
        hidden.push(element)
  hidden.forEach(hold)
  return () => {
    hidden.forEach(release)
    const later = dialogs().filter((dialog) => dialog !== kept && !before.includes(dialog))
    if (later.length > 0) clearAfter(later, hidden)
  }
}
