/** About the speed of a flicked list, in CSS pixels per frame. */
const STEP_PX = 150
const FRAME_MS = 1000 / 60

export interface ScrollResult {
  readonly frames: number
  /** Number of skipped frames. */
  readonly dropped: number
  /** Longest time between two frames. */
  readonly longestMs: number
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

/**
 * Whether the last row is rendered: its position is below the set size while more pages follow. Rows of a plain list
 * have no position, as all are rendered.
 */
const isEnd = (scroller: Element): boolean => {
  const last = [...scroller.querySelectorAll('li')].at(-1)
  return last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize')
}

/** Scrolls an element from top to bottom, one step per frame, and waits at the bottom for further pages. */
export const scrollThrough = async (selector: string, deadlineMs: number): Promise<ScrollResult> => {
  const scroller = document.querySelector(selector)
  if (scroller === null) throw new Error(`nothing scrolls: ${selector}`)
  const started = await frame()
  const deltas: number[] = []
  for (let last = started; ;) {
    scroller.scrollTop += STEP_PX
    const now = await frame()
    deltas.push(now - last)
    last = now
    const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
    if (atEnd && isEnd(scroller)) break
    if (now - started > deadlineMs) throw new Error('the list has no end')
  }
  return {
    frames: deltas.length,
    dropped: deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / FRAME_MS) - 1), 0),
    longestMs: Math.max(...deltas),
  }
}
