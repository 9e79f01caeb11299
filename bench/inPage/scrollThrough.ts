/** About as fast as a finger throws a list, in CSS pixels a frame. */
const STEP_PX = 150
const FRAME_MS = 1000 / 60

export interface ScrollResult {
  readonly frames: number
  /** Frames that were due and not drawn. */
  readonly dropped: number
  /** Longest time between two frames. */
  readonly longestMs: number
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

/** The last row there will ever be is drawn: while pages are to come, its number is below the size of the list. */
const isEnd = (scroller: Element): boolean => {
  const last = [...scroller.querySelectorAll('li')].at(-1)
  return last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize')
}

/** Scrolls the dialog from top to end, a step a frame, waiting at the end for pages to come. */
export const scrollThrough = async (deadlineMs: number): Promise<ScrollResult> => {
  const scroller = document.querySelector('[data-portico-scroller]')
  if (scroller === null) throw new Error('nothing scrolls')
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
