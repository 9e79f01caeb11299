/** What holds Portico's dialog, and stands where the host's page can be pressed (docs/decisions/0044). */
const PORTAL = '[data-portico-portal]'

/** Moves it without loading it anew; where the browser can't, it stays, because a new page would forget the call. */
const move = (frame: HTMLIFrameElement, place: Element): void => {
  if (frame.parentElement !== place && 'moveBefore' in place) place.moveBefore(frame, null)
}

/** Puts a frame over Portico's dialog where that is in a dialog of the host's, or in the browser's top layer. */
export const raiseFrame = (frame: HTMLIFrameElement): void => {
  const portal = document.querySelector<HTMLElement>(PORTAL)
  if (portal?.parentElement == null) return
  move(frame, portal.parentElement)
  if (!portal.hasAttribute('popover') || frame.hasAttribute('popover')) return
  frame.popover = 'manual'
  frame.showPopover()
}

/** Puts it back to where it lives: what the host has open may go away. */
export const lowerFrame = (frame: HTMLIFrameElement): void => {
  frame.removeAttribute('popover')
  move(frame, document.body)
}
