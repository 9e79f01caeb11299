import { hostsOnTop, isOnTop, isShown, leaveFullScreen } from './hostsOnTop.js'
import { type PlacePortal, PORTAL, removeOnceEmpty } from './portalElement.js'
import { shell } from './Portal.styles.js'

/** Events that tell that the host closed something. */
const CLOSE_EVENTS = ['close', 'toggle', 'fullscreenchange'] as const

/** Attributes that change when a dialog is closed or hidden by other means. */
const OBSERVED_ATTRS = ['open', 'hidden', 'class', 'style']

/** Sent to a portal after it was moved. */
export const PLACED = 'portico:placed'

/** Sent to a portal that cannot keep the focus. */
export const TRAPPED = 'portico:trapped'

/** Elements that keep the focus of a page within themselves. */
const TRAPS = '[role=dialog], [role=alertdialog], [aria-modal=true]'

const SHELL = `dialog${PORTAL}`
const focusedBefore = new WeakMap<Element, Element | null>()

/**
 * The element with the focus, or the one that had it before a shell opened: the browser then focuses the shell, or
 * nothing.
 */
export const focusedBeneath = (): Element | null => {
  const { activeElement } = document
  const open = document.querySelector(SHELL)
  const isTaken = activeElement === null || activeElement === document.body || activeElement === open
  return isTaken && open !== null ? (focusedBefore.get(open) ?? null) : activeElement
}

/**
 * Opens a shell: a modal dialog without content of its own, for a portal that has to be above a dialog which cannot
 * hold it.
 */
const openShell = (): HTMLElement => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = shell
  dialog.role = 'presentation'
  dialog.dataset['porticoPortal'] = ''
  // Its content decides when it closes.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  focusedBefore.set(dialog, document.activeElement)
  dialog.showModal()
  return dialog
}

/**
 * Puts the portal above everything that the host has open: at the end of the body, or in the dialog that makes the rest
 * of the page inert or takes the focus back. In the browser's top layer only if something is there already, because the
 * windows that wallets draw in a page would be beneath it (docs/decisions/0044).
 */
const place = (portal: HTMLElement, modal: boolean, trap?: HTMLElement): HTMLElement => {
  if (modal) leaveFullScreen()
  const { isAny, holding, isBlocked } = hostsOnTop()
  const before = portal.parentElement
  const holder = trap ?? (isBlocked && modal ? openShell() : (holding ?? document.body))
  portal.removeAttribute('popover')
  // Appending it again would end its focus and start its animations anew.
  if (before !== holder) holder.append(portal)
  if (before?.matches(PORTAL) === true) before.remove()
  if ((isAny || trap !== undefined) && 'showPopover' in portal) {
    portal.popover = 'manual'
    portal.showPopover()
  }
  portal.dispatchEvent(new Event(PLACED))
  return holder
}

/** Keeps a portal on top, also when the host closes, hides or removes the dialog that holds it. */
export const keepOnTop: PlacePortal = (portal, modal) => {
  let holder = place(portal, modal)
  let trap: HTMLElement | undefined
  const holds = (): boolean => holder === document.body || (holder === trap ? isShown(holder) : isOnTop(holder))
  const look = (): void => {
    if (portal.isConnected && holds()) return
    trap = undefined
    put()
  }
  const changes = new MutationObserver(look)
  const put = (): void => {
    holder = place(portal, modal, trap)
    watch()
  }
  const watch = (): void => {
    changes.disconnect()
    // Some hosts replace the body, or all its content.
    changes.observe(document.documentElement, { childList: true })
    const isInside = holder !== document.body
    changes.observe(document.body, {
      childList: true,
      subtree: isInside,
      ...(isInside && { attributeFilter: OBSERVED_ATTRS }),
    })
  }
  const onTrapped = (): void => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
    trap = activeElement.closest<HTMLElement>(TRAPS) ?? activeElement.parentElement ?? undefined
    put()
  }
  watch()
  portal.addEventListener(TRAPPED, onTrapped)
  for (const sign of CLOSE_EVENTS) document.addEventListener(sign, look, true)
  return () => {
    changes.disconnect()
    portal.removeEventListener(TRAPPED, onTrapped)
    for (const sign of CLOSE_EVENTS) document.removeEventListener(sign, look, true)
    const shelled = portal.closest<HTMLDialogElement>(SHELL)
    // The focus returns to what is beneath.
    shelled?.close()
    removeOnceEmpty(portal, shelled)
  }
}
