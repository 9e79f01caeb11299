/** What Portico has made inert, and for how many dialogs: one that closes takes nothing from those that stay. */
const holders = new Map<HTMLElement, number>()

const hold = (element: HTMLElement): void => {
  holders.set(element, (holders.get(element) ?? 0) + 1)
  element.inert = true
}

const release = (element: HTMLElement): void => {
  const left = (holders.get(element) ?? 1) - 1
  if (left > 0) return void holders.set(element, left)
  holders.delete(element)
  element.inert = false
}

const dialogs = (): readonly Element[] => [
  ...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]'),
]

/**
 * A dialog that the host opened meanwhile may have noted that these were inert, and write that back when it closes:
 * once it is gone, they are as they were.
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
 * Makes everything beside an element inert, and beside all that it is in: no focus, no click, nothing for a screen
 * reader. What is added later, such as a wallet's own window, stays usable (docs/decisions/0005), and so does what is
 * shown later only, such as the frame in which the visitor decides on a call.
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
