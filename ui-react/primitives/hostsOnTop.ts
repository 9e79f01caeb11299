/** Set on what holds all that Portico draws outside of its place in the host's tree. */
export const PORTAL = '[data-portico-portal]'

/** What a browser draws above all layers of a page. What it does not know of, it leaves out. */
const ON_TOP = ':is(:modal, :popover-open, :fullscreen)'

/** Of that, what can hold something, and makes all beside it inert or goes away when something beside it is pressed. */
const HOLDING =
  'dialog, [popover]:not([popover="manual" i]), :fullscreen:not(:root, iframe, video, audio, canvas, img, embed, object)'

type Root = Document | ShadowRoot

/** The page, and what components draw in trees of their own, as far as these are open. */
const rootsIn = (root: Root): readonly Root[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsIn(shadowRoot))),
]

/** What the host, or whoever else draws in its page, has on top. */
export interface HostsOnTop {
  readonly isAny: boolean
  /** Where something can be drawn that is to be usable beside it: the one that has the focus first. */
  readonly holding: HTMLElement | undefined
  /**
   * Whether a modal dialog makes the page inert in which nothing can be drawn: it is hidden without being closed, or in
   * a tree of its own, where no style of Portico's applies.
   */
  readonly isBlocked: boolean
}

/** Whether it can be seen: a dialog may be hidden without being closed. Older browsers cannot say. */
export const isShown = (element: HTMLElement): boolean => !('checkVisibility' in element) || element.checkVisibility()

const NOTHING: HostsOnTop = { isAny: false, holding: undefined, isBlocked: false }

export const hostsOnTop = (): HostsOnTop => {
  try {
    const onTop = rootsIn(document)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(ON_TOP)])
      .filter((element) => element.closest(PORTAL) === null)
    const isOpen = (element: HTMLElement): boolean => element.getRootNode() === document && isShown(element)
    const holding = onTop.filter((element) => isOpen(element) && element.matches(HOLDING)).reverse()
    return {
      isAny: onTop.length > 0,
      // What is on top has the focus; of one in another, the inner one comes first here.
      holding: holding.find((element) => element.contains(document.activeElement)) ?? holding[0],
      isBlocked: onTop.some((element) => !isOpen(element) && element.matches(':modal')),
    }
  } catch {
    // A document of tests may not know the words.
    return NOTHING
  }
}

export const isOnTop = (element: HTMLElement): boolean => element.matches(ON_TOP) && isShown(element)

/** What fills the screen and can hold nothing is all that the visitor can see or use. */
export const leaveFullScreen = (): void => {
  const { fullscreenElement } = document
  if (fullscreenElement?.matches(':is(iframe, video, audio, canvas, img, embed, object)') === true)
    void document.exitFullscreen().catch(() => undefined)
}
