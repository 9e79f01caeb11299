/**
 * Makes everything in the body but one element inert: no focus, no click, nothing for a screen reader. What is
 * added later, such as a wallet's own window, stays usable (docs/decisions/0005).
 */
export const hideBackground = (kept: HTMLElement): (() => void) => {
  const hidden = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.contains(kept) && !element.inert,
  )
  for (const element of hidden) element.inert = true
  return () => {
    for (const element of hidden) element.inert = false
  }
}
