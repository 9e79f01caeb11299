/** What a button in the host's page has that opens a dialog of ours. */
const OPENERS = 'button[data-portico-theme][aria-haspopup="dialog"]'

/** Focuses what opened a dialog, or the button that took its place: the visitor may have connected or disconnected. */
export const giveFocusBack = (opener: Element | null): void => {
  const target = opener?.isConnected === true ? opener : document.querySelector(OPENERS)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
