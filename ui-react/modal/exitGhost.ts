/** Attributes by which an element is found, named or focused. */
const NAMES: readonly string[] = ['id', 'name', 'role', 'tabindex', 'title', 'for', 'href']
const HOOKS: readonly string[] = ['aria-', 'data-portico-']
/** The ones among them that styles use. */
const VISUAL_ATTRS: readonly string[] = [
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-invalid',
  'aria-selected',
  'data-portico-tall',
  'data-portico-wide',
]

const isHook = (attribute: string): boolean =>
  NAMES.includes(attribute) || (HOOKS.some((start) => attribute.startsWith(start)) && !VISUAL_ATTRS.includes(attribute))

const makeAnonymous = (root: Element): void => {
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name } of [...element.attributes]) if (isHook(name)) element.removeAttribute(name)
}

/** Scroll positions, which an element loses when it leaves the document. */
export type Scrolled = readonly (readonly [element: Element, top: number])[]

/** To be recorded before it leaves. */
export const scrolledIn = (root: Element): Scrolled =>
  [root, ...root.querySelectorAll('[data-portico-scroller]')].map((element) => [element, element.scrollTop])

/** Until a timer removes a picture whose animation does not end, as it may in a background page. */
const GRACE_MS = 200

export interface GhostOptions {
  /** Carries the theme; copied without its children. */
  readonly theme: HTMLElement
  /** Elements that React no longer renders. */
  readonly content: HTMLElement
  readonly scrolled: Scrolled
  /** Animations whose end removes the picture. */
  readonly animate: () => readonly Animation[]
  readonly durationMs: number
  readonly onRemoved?: () => void
}

const shown = new Set<() => void>()

/** Removes all pictures at once. */
export const removeGhosts = (): void => {
  for (const remove of shown) remove()
}

/**
 * Shows elements that just left the document a little longer. They cannot be pressed, focused, found by role or
 * announced. The elements themselves are reused, so that images do not load again and drawings keep their state.
 */
export const showGhost = ({ theme, content, scrolled, animate, durationMs, onRemoved }: GhostOptions): void => {
  const place = theme.cloneNode() as HTMLElement
  place.inert = true
  place.ariaHidden = 'true'
  // Out of the flow: in a body that is a grid, it would add a gap.
  Object.assign(place.style, { position: 'fixed', zIndex: 'var(--_portico-z-index)', pointerEvents: 'none' })
  makeAnonymous(content)
  place.append(content)
  document.body.append(place)
  for (const [element, top] of scrolled) element.scrollTop = top
  // Their entry animations would start again.
  for (const animation of place.getAnimations({ subtree: true })) animation.cancel()
  const remove = (): void => {
    clearTimeout(deadline)
    shown.delete(remove)
    place.remove()
    onRemoved?.()
  }
  const deadline = setTimeout(remove, durationMs + GRACE_MS)
  shown.add(remove)
  void Promise.allSettled(animate().map(({ finished }) => finished)).then(() => shown.has(remove) && remove())
}
