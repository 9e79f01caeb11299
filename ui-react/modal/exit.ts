import { check as checkClass } from './Motion.styles.js'
import { isStill } from './moves.js'
import { hidden } from './shared.styles.js'
import { removeGhosts, type Scrolled, scrolledIn, showGhost } from './exitGhost.js'

const EXIT_MS = 140
/** How long the success is shown. */
const SUCCESS_MS = 600
const DRAWING_MS = 200
const SVG = 'http://www.w3.org/2000/svg'

/** What the visitor waited for, in its view: a wallet's logo or a code, else the view itself. */
interface Success {
  readonly target: Element
  readonly view: Element
}

/** A closing dialog, recorded before it is removed. */
export interface Leaving {
  readonly backdrop: HTMLElement
  readonly dialog: HTMLElement
  readonly opacity: string
  readonly scrolled: Scrolled
  readonly success: Success | undefined
}

/** Whether the view waits for a wallet or account: a new connection is then its success. */
const isWaiting = ({ dataset: { porticoView = '' } }: HTMLElement): boolean =>
  porticoView.startsWith('Connecting') || porticoView === 'EmailLogin'

/** Records a dialog that is about to be removed; `isConnected`: a wallet connected while its view was shown. */
export const leaving = (backdrop: HTMLElement, dialog: HTMLElement, isConnected: boolean): Leaving => {
  // In a wide dialog, the view may be beside a list.
  const view = [...dialog.querySelectorAll<HTMLElement>('[data-portico-view]')].find(isWaiting) ?? null
  const target = view?.querySelector('[data-large="true"], [role="img"]') ?? view
  return {
    backdrop,
    dialog,
    opacity: getComputedStyle(backdrop).opacity,
    scrolled: scrolledIn(backdrop),
    success: isConnected && view !== null && target !== null ? { target, view } : undefined,
  }
}

/** Draws a check mark, and hides everything in the view but its target. */
const drawCheck = ({ target, view }: Success, backdrop: HTMLElement): void => {
  for (let inner: Element | null = target; inner !== null && inner !== view; inner = inner.parentElement)
    for (const beside of inner.parentElement?.children ?? [])
      if (beside !== inner && (beside instanceof HTMLElement || beside instanceof SVGElement))
        beside.style.visibility = 'hidden'
  const check = document.createElementNS(SVG, 'svg')
  check.classList.add(checkClass)
  check.setAttribute('viewBox', '0 0 24 24')
  // Measured at its final position: before, it was moving.
  const box = target.getBoundingClientRect()
  Object.assign(check.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` })
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', 'M5 12.5l4.5 4.5L19 7.5')
  line.setAttribute('pathLength', '1')
  check.append(line)
  backdrop.append(check)
  if (!isStill()) line.animate({ strokeDashoffset: [1, 0] }, { duration: DRAWING_MS, easing: 'ease-out' })
}

/**
 * Catches presses on a picture that still looks like a dialog, and ends it at the first: otherwise the host's page
 * under it would receive them.
 */
const addShield = (theme: HTMLElement): HTMLElement => {
  const shield = theme.cloneNode() as HTMLElement
  shield.ariaHidden = 'true'
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: 'var(--_portico-z-index)' })
  shield.addEventListener('click', removeGhosts)
  document.body.append(shield)
  return shield
}

/**
 * Announces the success, because the view that would is gone (U-76). Only changes in a region are announced, so it is
 * added before its text.
 */
const say = (words: string, theme: HTMLElement): HTMLElement => {
  const region = theme.cloneNode() as HTMLElement
  region.role = 'status'
  region.classList.add(hidden)
  document.body.append(region)
  requestAnimationFrame(() => (region.textContent = words))
  return region
}

/** Fades the dialog out. After a success its picture stays for a moment; nothing waits for that. */
export const exit = (
  { backdrop, dialog, opacity, scrolled, success }: Leaving,
  theme: HTMLElement,
  { succeeded, onRemoved }: { readonly succeeded: string; readonly onRemoved: () => void },
): void => {
  const delay = success === undefined ? 0 : SUCCESS_MS
  const added = success && [addShield(theme), say(succeeded, theme)]
  showGhost({
    theme,
    content: backdrop,
    scrolled,
    durationMs: delay + EXIT_MS,
    onRemoved: () => {
      for (const element of added ?? []) element.remove()
      onRemoved()
    },
    animate: () => {
      if (success !== undefined) drawCheck(success, backdrop)
      const timing = { delay, duration: EXIT_MS, easing: 'ease-in', fill: 'both' } as const
      const fade = backdrop.animate({ opacity: [opacity, '0'] }, timing)
      return isStill() ? [fade] : [fade, dialog.animate({ transform: ['none', 'translateY(6px)'] }, timing)]
    },
  })
}
