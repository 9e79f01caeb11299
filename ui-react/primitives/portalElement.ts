/** Marks the elements that hold what Portico renders outside its place in the host's tree. */
export const PORTAL = '[data-portico-portal]'

/**
 * Puts a portal into the page. `modal`: it has to be usable above whatever modal dialog the host opens. The returned
 * function removes it.
 */
export type PlacePortal = (portal: HTMLElement, modal: boolean) => () => void

/**
 * Events that no component handles, or that occur when one is removed: they would reach the host's page
 * (`stopReactEvents.ts` stops the others).
 */
const UNHANDLED = ['beforeinput', 'select', 'selectstart', 'change', 'focusout', 'transitionrun', 'transitionstart']

/** A new portal, not in the document yet. */
export const makePortal = (className: string): HTMLElement => {
  const portal = document.createElement('div')
  portal.className = className
  portal.dataset['porticoPortal'] = ''
  // For React Aria, whose open dialogs hide what is added to the page.
  portal.dataset['reactAriaTopLayer'] = 'true'
  for (const type of UNHANDLED) portal.addEventListener(type, (event) => event.stopPropagation())
  return portal
}

/** The modal dialogs of the host's document. `:is` skips a selector that a browser does not know. */
const MODALS = 'dialog:is(:modal)'

/**
 * Until `keepOnTop` is loaded: at the end of the body, or of the last modal dialog, which makes the rest of the page
 * inert.
 */
export const placeAtEnd: PlacePortal = (portal) => {
  const holder = [...document.querySelectorAll(MODALS)].at(-1) ?? document.body
  holder.append(portal)
  return () => removeOnceEmpty(portal)
}

/**
 * React removes a portal's content only after its effects have ended, and exit animations copy what is still in the
 * document.
 */
export const removeOnceEmpty = (portal: HTMLElement, shell?: HTMLElement | null): void =>
  queueMicrotask(() => {
    if (portal.childElementCount > 0) return
    portal.remove()
    shell?.remove()
  })
