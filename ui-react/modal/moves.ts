import { showGhost } from './exitGhost.js'

const FADE_MS = 120
const RESIZE_MS = 220
const WAY_PX = 8
/** The same as for the dialog itself. */
const EASING = 'cubic-bezier(0.2, 0.9, 0.3, 1)'

/** Whether the visitor prefers reduced motion: changes then fade, and nothing moves. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the next view comes from: 1 from the right, -1 from the left. */
export type Side = 1 | -1

const sideways = (side: number): string => `translateX(${side * WAY_PX}px)`

/** Animates a view in: it is in its place from the start, except for a slide of a few pixels. */
export const enter = (view: Element, side: Side): void => {
  const frames = { opacity: [0, 1], ...(isStill() ? {} : { transform: [sideways(side), 'none'] }) }
  view.animate(frames, { duration: FADE_MS, easing: 'ease-out' })
}

/** A view, and its position on the screen. */
export interface StandingView {
  readonly view: HTMLElement
  readonly scroller: HTMLElement
  readonly box: DOMRect
  readonly scrollTop: number
  readonly look: Pick<CSSStyleDeclaration, 'paddingBlock' | 'paddingInline' | 'alignContent'>
}

/** To be recorded before React removes any of them. */
export const standingViews = (dialog: HTMLElement): readonly StandingView[] =>
  [...dialog.querySelectorAll<HTMLElement>('[data-portico-view]')].flatMap((view) => {
    const scroller = view.parentElement
    if (scroller === null) return []
    const { paddingBlock, paddingInline, alignContent } = getComputedStyle(scroller)
    const look = { paddingBlock, paddingInline, alignContent }
    return [{ view, scroller, box: scroller.getBoundingClientRect(), scrollTop: scroller.scrollTop, look }]
  })

/** Animates a removed view out, in its place, over the one that enters. */
export const leave = ({ view, scroller, box, scrollTop, look }: StandingView, theme: HTMLElement, side: Side): void => {
  const frame = scroller.cloneNode() as HTMLElement
  frame.append(view)
  const { left, top, width, height } = box
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
  Object.assign(frame.style, look, place, { position: 'fixed' })
  const frames = { opacity: [1, 0], ...(isStill() ? {} : { transform: ['none', sideways(-side)] }) }
  showGhost({
    theme,
    content: frame,
    scrolled: [[frame, scrollTop]],
    animate: () => [frame.animate(frames, { duration: FADE_MS, easing: 'ease-in', fill: 'forwards' })],
    durationMs: FADE_MS,
  })
}

const heightOf = (element: Element): number => parseFloat(getComputedStyle(element).height)

/** A dialog whose height is animated. */
export interface Resizing {
  readonly from: number
  readonly to: number
  readonly animations: readonly Animation[]
}

/** The visible height of the dialog: `height`, unless it is animated. */
export const visibleHeight = ({ from, to, animations }: Resizing, height: number): number => {
  const progress = animations[0]?.effect?.getComputedTiming().progress
  return typeof progress === 'number' ? from + (to - from) * progress : height
}

/**
 * A sheet at the bottom grows upwards: animating its height would move all its content. Its outline is animated
 * instead.
 */
const sheetFrames = (dialog: Element, from: number, to: number): PropertyIndexedKeyframes => {
  if (to > from) return { clipPath: [`inset(${to - from}px 0 0)`, 'inset(0)'] }
  const { backgroundColor } = getComputedStyle(dialog)
  // Each is as high as the sheet; stacked.
  const reaches = Array.from({ length: Math.ceil((from - to) / to) }, (_, at) => Math.min((at + 1) * to, from - to))
  const shadow = (share: number): string => reaches.map((reach) => `0 ${-share * reach}px ${backgroundColor}`).join()
  return { boxShadow: [shadow(1), shadow(0)] }
}

/**
 * Animates the dialog to its new height. The content has its final place and size throughout, also for presses and
 * scrolling; the edge of the dialog uncovers it.
 */
export const resize = (dialog: HTMLElement, from: number): Resizing => {
  const to = heightOf(dialog)
  // A wide dialog has one height.
  const isWide = dialog.querySelector('[data-portico-wide="true"]') !== null
  if (isStill() || isWide || Math.abs(to - from) < 1) return { from, to, animations: [] }
  const timing = { duration: RESIZE_MS, easing: EASING }
  if (getComputedStyle(dialog.parentElement ?? dialog).alignItems === 'end')
    return { from, to, animations: [dialog.animate(sheetFrames(dialog, from, to), timing)] }
  const content = [...dialog.querySelectorAll(':scope > [data-portico-scroller]')].map((scroller) => {
    const height = `${heightOf(scroller)}px`
    return scroller.animate({ flex: ['none', 'none'], height: [height, height] }, timing)
  })
  const frames = { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] }
  return { from, to, animations: [dialog.animate(frames, timing), ...content] }
}

const isInside = (box: DOMRect, around: DOMRect): boolean =>
  box.width > 0 &&
  box.top >= around.top &&
  box.bottom <= around.bottom &&
  box.left >= around.left &&
  box.right <= around.right

/** Moves a wallet's logo from its row to the view that waits for it, unless either place is out of sight. */
export const travel = (view: HTMLElement, from: DOMRect): void => {
  const logo = view.querySelector('[data-large="true"]')
  if (logo === null || isStill()) return
  const to = logo.getBoundingClientRect()
  const sight = view.parentElement?.getBoundingClientRect()
  if (sight === undefined || !isInside(to, sight) || !isInside(from, sight)) return
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  const frames = { transform: [start, 'none'], transformOrigin: ['0 0', '0 0'] }
  logo.animate(frames, { duration: RESIZE_MS, easing: EASING })
}
