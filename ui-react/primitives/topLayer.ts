/** Set on what holds all that Portico draws outside of its place in the host's tree. */
export const PORTAL = '[data-portico-portal]'

/** What a browser draws above all layers of a page. What it does not know of, it leaves out. */
const ON_TOP = ':is(:modal, :popover-open, :fullscreen)'

/** Of that, what can hold something, and makes all beside it inert or goes away when something beside it is pressed. */
const HOLDING =
  'dialog, [popover]:not([popover="manual" i]), :fullscreen:not(:root, iframe, video, audio, canvas, img, embed, object)'

/** Signs that the host closed something. */
const SIGNS = ['close', 'toggle', 'fullscreenchange'] as const

/** Heard on a portal when it was put elsewhere. */
export const PLACED = 'portico:placed'

/** What the host, or whoever else draws in its page, has on top. */
const hostsOnTop = (): readonly HTMLElement[] => {
  try {
    return [...document.querySelectorAll<HTMLElement>(ON_TOP)].filter((element) => element.closest(PORTAL) === null)
  } catch {
    // A document of tests may not know the words.
    return []
  }
}

/** A new one, which is nowhere yet. */
export const makePortal = (className: string): HTMLElement => {
  const portal = document.createElement('div')
  portal.className = className
  portal.dataset['porticoPortal'] = ''
  // To React Aria, whose dialogs hide what is added to the page while they are open.
  portal.dataset['reactAriaTopLayer'] = 'true'
  return portal
}

/**
 * Puts it above all that the host has open: at the end of the body, or in the dialog that makes the rest of the page
 * inert; in the browser's top layer only where there is something in it, because the windows that wallets draw in a
 * page would be beneath it (docs/decisions/0044).
 */
const place = (portal: HTMLElement): HTMLElement => {
  const onTop = hostsOnTop()
  const holding = onTop.filter((element) => element.matches(HOLDING)).reverse()
  // What is on top has the focus; of one in another, the inner one comes first here.
  const holder = holding.find((element) => element.contains(document.activeElement)) ?? holding[0] ?? document.body
  portal.removeAttribute('popover')
  holder.append(portal)
  if (onTop.length > 0 && 'showPopover' in portal) {
    portal.popover = 'manual'
    portal.showPopover()
  }
  portal.dispatchEvent(new Event(PLACED))
  return holder
}

/**
 * Keeps a portal on top, also when the host closes or takes away the dialog that holds it. The returned function takes
 * it away, once it is empty.
 */
export const keepOnTop = (portal: HTMLElement): (() => void) => {
  let holder = place(portal)
  const look = (): void => {
    if (portal.isConnected && (holder === document.body || holder.matches(ON_TOP))) return
    holder = place(portal)
    watch()
  }
  const removals = new MutationObserver(look)
  const watch = (): void => {
    removals.disconnect()
    // Some hosts draw another body, or all that is in it, anew.
    removals.observe(document.documentElement, { childList: true })
    removals.observe(document.body, { childList: true, subtree: holder !== document.body })
  }
  watch()
  for (const sign of SIGNS) document.addEventListener(sign, look, true)
  return () => {
    removals.disconnect()
    for (const sign of SIGNS) document.removeEventListener(sign, look, true)
    // React takes out what is in it only after this, and pictures of what leaves are taken of what stands.
    queueMicrotask(() => portal.childElementCount === 0 && portal.remove())
  }
}
