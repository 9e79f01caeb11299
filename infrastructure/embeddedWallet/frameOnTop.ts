/** Container of Portico's dialog, placed where the host's page is clickable (docs/decisions/0044). */
const PORTAL = '[data-portico-portal]'

/**
 * Moves the frame without reloading it. Does nothing if the browser lacks `moveBefore`: a reload would lose the
 * request.
 */
const move = (frame: HTMLIFrameElement, place: Element): void => {
  if (frame.parentElement !== place && 'moveBefore' in place) place.moveBefore(frame, null)
}

/** Raises the frame above Portico's dialog if that is in a host dialog, or in the browser's top layer. */
export const raiseFrame = (frame: HTMLIFrameElement): void => {
  const portal = document.querySelector<HTMLElement>(PORTAL)
  if (portal?.parentElement == null) return
  move(frame, portal.parentElement)
  if (!portal.hasAttribute('popover') || frame.hasAttribute('popover')) return
  frame.popover = 'manual'
  frame.showPopover()
}

/** Returns the frame to the body: the host may close its dialog. */
export const lowerFrame = (frame: HTMLIFrameElement): void => {
  frame.removeAttribute('popover')
  move(frame, document.body)
}
