/**
 * Makes everything in the body but one element inert: no focus, no click, nothing for a screen reader. What is
 * added later, such as a wallet's own window, stays usable (docs/decisions/0005), and so does what is shown later only,
 * such as the frame in which the visitor decides on a call.
 */
export const hideBackground = (kept: HTMLElement): (() => void) => {
  const hidden = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.contains(kept) &&
      !element.inert &&
      getComputedStyle(element).display !== 'none',
  )
  for (const element of hidden) element.inert = true
  return () => {
    for (const element of hidden) element.inert = false
  }
}
