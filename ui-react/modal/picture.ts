/** By what an element is found, named or focused. */
const NAMES: readonly string[] = ['id', 'name', 'role', 'tabindex', 'title', 'for', 'href']
const HOOKS: readonly string[] = ['aria-', 'data-portico-']
/** Of these, what styles draw by. */
const LOOKS: readonly string[] = [
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
  NAMES.includes(attribute) || (HOOKS.some((start) => attribute.startsWith(start)) && !LOOKS.includes(attribute))

const makeAnonymous = (root: Element): void => {
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name } of [...element.attributes]) if (isHook(name)) element.removeAttribute(name)
}

/** Where something was scrolled to: what leaves the document forgets it. */
export type Scrolled = readonly (readonly [element: Element, top: number])[]

/** Noted before it leaves. */
export const scrolledIn = (root: Element): Scrolled =>
  [root, ...root.querySelectorAll('[data-portico-scroller]')].map((element) => [element, element.scrollTop])

/** A timer removes what an animation does not: one of a page in the background may not end. */
const GRACE_MS = 200

export interface PictureOptions {
  /** Carries the look, and is copied without what is in it. */
  readonly theme: HTMLElement
  /** Elements that nobody draws any more. */
  readonly content: HTMLElement
  readonly scrolled: Scrolled
  /** What ends with the picture. */
  readonly animate: () => readonly Animation[]
  readonly durationMs: number
  readonly onRemoved?: () => void
}

const shown = new Set<() => void>()

/** Ends all that is shown at once. */
export const removePictures = (): void => {
  for (const remove of shown) remove()
}

/**
 * Shows what was just taken out of the document a little longer. Nobody can press, focus, find by role or hear it. They
 * are the elements themselves, so pictures do not load again and drawings keep what was drawn.
 */
export const showPicture = ({ theme, content, scrolled, animate, durationMs, onRemoved }: PictureOptions): void => {
  const place = theme.cloneNode() as HTMLElement
  place.inert = true
  place.ariaHidden = 'true'
  // Out of the flow: a body that is a grid would have a gap more.
  Object.assign(place.style, { position: 'fixed', zIndex: 'var(--_portico-z-index)', pointerEvents: 'none' })
  makeAnonymous(content)
  place.append(content)
  document.body.append(place)
  for (const [element, top] of scrolled) element.scrollTop = top
  // Their way in would begin anew.
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
