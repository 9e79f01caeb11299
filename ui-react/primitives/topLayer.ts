import { hostsOnTop, isOnTop, isShown, leaveFullScreen, PORTAL } from './hostsOnTop.js'
import { shell } from './Portal.styles.js'

/** Signs that the host closed something. */
const SIGNS = ['close', 'toggle', 'fullscreenchange'] as const

/** Of a dialog that is closed or hidden by other means. */
const LOOKS = ['open', 'hidden', 'class', 'style']

/** Heard on a portal when it was put elsewhere. */
export const PLACED = 'portico:placed'

/** Sent to a portal in which the focus does not stay. */
export const TRAPPED = 'portico:trapped'

/** What keeps the focus of a page within itself. */
const TRAPS = '[role=dialog], [role=alertdialog], [aria-modal=true]'

/**
 * Events that no component handles, or that come when one is taken away: they would go on to the host's page
 * (`keptInside.ts` ends the others).
 */
const UNHANDLED = ['beforeinput', 'select', 'selectstart', 'change', 'focusout', 'transitionrun', 'transitionstart']

/** A new one, which is nowhere yet. */
export const makePortal = (className: string): HTMLElement => {
  const portal = document.createElement('div')
  portal.className = className
  portal.dataset['porticoPortal'] = ''
  // To React Aria, whose dialogs hide what is added to the page while they are open.
  portal.dataset['reactAriaTopLayer'] = 'true'
  for (const type of UNHANDLED) portal.addEventListener(type, (event) => event.stopPropagation())
  return portal
}

const SHELL = `dialog${PORTAL}`
const focusedBefore = new WeakMap<Element, Element | null>()

/** What has the focus, or had it before a shell was opened: the browser then gives it to that, or to nothing. */
export const focusedBeneath = (): Element | null => {
  const { activeElement } = document
  const open = document.querySelector(SHELL)
  const isTaken = activeElement === null || activeElement === document.body || activeElement === open
  return isTaken && open !== null ? (focusedBefore.get(open) ?? null) : activeElement
}

/** A shell: a modal dialog of the page with nothing of its own, for what is above one that it cannot be in. */
const openShell = (): HTMLElement => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = shell
  dialog.role = 'presentation'
  dialog.dataset['porticoPortal'] = ''
  // What is in it decides when it goes.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  focusedBefore.set(dialog, document.activeElement)
  dialog.showModal()
  return dialog
}

/**
 * Puts it above all that the host has open: at the end of the body, or in the dialog that makes the rest of the page
 * inert or takes the focus back; in the browser's top layer only where there is something in it, because the windows
 * that wallets draw in a page would be beneath it (docs/decisions/0044).
 */
const place = (portal: HTMLElement, modal: boolean, trap?: HTMLElement): HTMLElement => {
  if (modal) leaveFullScreen()
  const { isAny, holding, isBlocked } = hostsOnTop()
  const before = portal.parentElement
  const holder = trap ?? (isBlocked && modal ? openShell() : (holding ?? document.body))
  portal.removeAttribute('popover')
  holder.append(portal)
  if (before?.matches(PORTAL) === true) before.remove()
  if ((isAny || trap !== undefined) && 'showPopover' in portal) {
    portal.popover = 'manual'
    portal.showPopover()
  }
  portal.dispatchEvent(new Event(PLACED))
  return holder
}

/**
 * Keeps a portal on top, also when the host closes, hides or takes away the dialog that holds it. `modal`: it has to be
 * in use, whatever it takes. The returned function takes it away, once it is empty.
 */
export const keepOnTop = (portal: HTMLElement, modal: boolean): (() => void) => {
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
    // Some hosts draw another body, or all that is in it, anew.
    changes.observe(document.documentElement, { childList: true })
    const isInside = holder !== document.body
    changes.observe(document.body, { childList: true, subtree: isInside, ...(isInside && { attributeFilter: LOOKS }) })
  }
  const onTrapped = (): void => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
    trap = activeElement.closest<HTMLElement>(TRAPS) ?? activeElement.parentElement ?? undefined
    put()
  }
  watch()
  portal.addEventListener(TRAPPED, onTrapped)
  for (const sign of SIGNS) document.addEventListener(sign, look, true)
  return () => {
    changes.disconnect()
    portal.removeEventListener(TRAPPED, onTrapped)
    for (const sign of SIGNS) document.removeEventListener(sign, look, true)
    const shelled = portal.closest<HTMLDialogElement>(SHELL)
    // The focus goes back to what is beside it.
    shelled?.close()
    // React takes out what is in it only after this, and pictures of what leaves are taken of what stands.
    queueMicrotask(() => {
      if (portal.childElementCount > 0) return
      portal.remove()
      shelled?.remove()
    })
  }
}
