import type { Screen } from '../../application/api/Screen.js'
import type { View } from '../../domain/modal/View.js'

/** Longest wait for a view to be drawn; the state is open in any case. */
const DRAWING_DEADLINE_MS = 5_000

export interface ScreenWatch extends Omit<Screen, 'profile'> {
  /** Resolves when the view is drawn; at once where nothing draws; at the deadline at the latest. */
  readonly whenShown: (view: View['name']) => Promise<void>
  /** Nothing is on screen any more. */
  readonly cleared: () => void
}

/** Knows what is drawn, as far as the drawing code tells. */
export const makeScreen = (): ScreenWatch => {
  let drawers = 0
  let shown: View['name'] | undefined
  const waiting = new Set<() => void>()
  const settleAll = (): void => {
    for (const settle of [...waiting]) settle()
  }
  return {
    attach: () => {
      drawers += 1
      return () => {
        drawers -= 1
      }
    },
    shown: (view) => {
      shown = view
      settleAll()
    },
    cleared: () => {
      shown = undefined
      settleAll()
    },
    whenShown: (view) =>
      new Promise((resolve) => {
        if (drawers === 0 || shown === view) return resolve()
        const settle = (): void => {
          clearTimeout(deadline)
          waiting.delete(settle)
          resolve()
        }
        const deadline = setTimeout(settle, DRAWING_DEADLINE_MS)
        waiting.add(settle)
      }),
  }
}
