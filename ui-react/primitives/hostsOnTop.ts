import { PORTAL } from './portalElement.js'

/** What a browser draws above all layers of a page. `:is` skips selectors that a browser does not know. */
const ON_TOP = ':is(:modal, :popover-open, :fullscreen)'

/** Elements on top that can hold content, and that make the rest inert or close on a press outside. */
const CAN_HOST =
  'dialog, [popover]:not([popover="manual" i]), :fullscreen:not(:root, iframe, video, audio, canvas, img, embed, object)'

type Root = Document | ShadowRoot

/** The document, and all open shadow roots. */
const rootsIn = (root: Root): readonly Root[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsIn(shadowRoot))),
]

/** What the host, or another script in its page, has on top. */
export interface HostsOnTop {
  readonly isAny: boolean
  /** Where to render content that has to be usable beside it: the element with the focus first. */
  readonly holding: HTMLElement | undefined
  /**
   * Whether a modal dialog that cannot hold content makes the page inert: it is hidden without being closed, or in a
   * shadow tree, where Portico's styles do not apply.
   */
  readonly isBlocked: boolean
}

/** Whether an element is visible: a dialog may be hidden without being closed. Older browsers cannot tell. */
export const isShown = (element: HTMLElement): boolean => !('checkVisibility' in element) || element.checkVisibility()

const NOTHING: HostsOnTop = { isAny: false, holding: undefined, isBlocked: false }

export const hostsOnTop = (): HostsOnTop => {
  try {
    const onTop = rootsIn(document)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(ON_TOP)])
      .filter((element) => element.closest(PORTAL) === null)
    const isOpen = (element: HTMLElement): boolean => element.getRootNode() === document && isShown(element)
    const holding = onTop.filter((element) => isOpen(element) && element.matches(CAN_HOST)).reverse()
    return {
      isAny: onTop.length > 0,
      // The topmost element has the focus; among nested ones, the inner one comes first.
      holding: holding.find((element) => element.contains(document.activeElement)) ?? holding[0],
      isBlocked: onTop.some((element) => !isOpen(element) && element.matches(':modal')),
    }
  } catch {
    // Test environments may not know these selectors.
    return NOTHING
  }
}

export const isOnTop = (element: HTMLElement): boolean => element.matches(ON_TOP) && isShown(element)

/** Ends full screen if its element cannot hold content: the visitor would see nothing else. */
export const leaveFullScreen = (): void => {
  const { fullscreenElement } = document
  if (fullscreenElement?.matches(':is(iframe, video, audio, canvas, img, embed, object)') === true)
    void document.exitFullscreen().catch(() => undefined)
}
