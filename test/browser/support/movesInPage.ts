/** An animation that a script started: its element, its duration, and its first and last frame. */
export interface Moved {
  readonly on: string
  readonly duration: number
  readonly delay: number
  readonly from: Readonly<Record<string, string>>
  readonly to: Readonly<Record<string, string>>
}

export const moved: Moved[] = []

/** The layout shift within Portico. */
export const shifts: number[] = []

/** The element of an animation, by the first selector that matches. */
const PLACES = {
  check: 'svg *',
  picture: '[inert] *',
  dialog: '[role=dialog]',
  view: '[data-portico-view]',
  logo: '[data-large=true]',
  content: '[data-portico-scroller]',
} as const

const TECHNICAL: readonly string[] = ['offset', 'computedOffset', 'easing', 'composite']

const wordsOf = (frame: ComputedKeyframe | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(frame ?? {})
      .filter(([name]) => !TECHNICAL.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )

let isHeld = false

/** Pauses every later animation at its first frame. */
export const hold = (): void => {
  isHeld = true
}

export const finish = (): void => {
  isHeld = false
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

const native = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate']
Element.prototype.animate = function (this: Element, ...how) {
  const animation = native.apply(this, how)
  const { effect } = animation
  if (isHeld) animation.pause()
  if (!(effect instanceof KeyframeEffect)) return animation
  const { duration, delay = 0 } = effect.getTiming()
  const frames = effect.getKeyframes()
  const on = Object.entries(PLACES).find(([, selector]) => this.matches(selector))?.[0] ?? this.outerHTML
  moved.push({ on, duration: Number(duration), delay, from: wordsOf(frames[0]), to: wordsOf(frames.at(-1)) })
  return animation
}

interface ShiftEntry extends PerformanceEntry {
  readonly sources: readonly { readonly node: Element | null }[]
}

new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as ShiftEntry[])
    if (entry.sources.some(({ node }) => node?.parentElement?.closest('[role=dialog], [data-portico-theme][inert]')))
      shifts.push(entry.value ?? 0)
}).observe({ type: 'layout-shift', buffered: true })

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)

const pictures = (): NodeListOf<Element> => document.querySelectorAll('body > [data-portico-theme][inert]')

const HOOKS =
  '[id], [role], [tabindex], [title], [name], [href], [data-portico-view], [data-portico-focus], [aria-label]'

/** The page one frame after a press, while something closes. */
export const lookAfter = async (press: () => unknown) => {
  press()
  await frame()
  const [shown] = pictures()
  const { activeElement } = document
  return {
    dialogs: document.querySelectorAll('[role=dialog]').length,
    pictures: pictures().length,
    hidden: shown?.getAttribute('aria-hidden'),
    findable: shown?.querySelectorAll(HOOKS).length,
    focused: activeElement === document.body ? '' : activeElement?.textContent,
    checks: shown?.querySelectorAll('path[pathLength]').length,
    status: document.querySelector('dd')?.textContent,
  }
}

export const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/** What `lookAfter` sees when the next ghost appears. */
export const nextPicture = (): ReturnType<typeof lookAfter> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (pictures().length === 0) return
      watch.disconnect()
      resolve(lookAfter(() => undefined))
    })
    watch.observe(document.body, { childList: true })
  })

/** The positions of the dialog's controls. */
export const places = (): readonly (readonly number[])[] =>
  [...document.querySelectorAll('[role=dialog] button')].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return [x, y, width, height]
  })
