declare global {
  /** Controls the page's idle callbacks. */
  var loadingIdle: {
    readonly run: () => void
    /** Resolves when the browser itself is idle. */
    readonly whenIdle: () => Promise<void>
  }
}

const DEADLINE: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 }

/** Upper limit: a page that is never painted, or always animating, is never idle. */
const LONGEST_TURN_MS = 500

/** Replaces `requestIdleCallback`, so that the gate rather than the machine's speed decides when idle callbacks run. */
export const holdIdleTasks = (): void => {
  const native = window.requestIdleCallback.bind(window)
  const tasks = new Map<number, () => void>()
  let last = 0
  window.requestIdleCallback = (callback) => {
    last += 1
    tasks.set(last, () => callback(DEADLINE))
    return last
  }
  window.cancelIdleCallback = (handle) => void tasks.delete(handle)
  globalThis.loadingIdle = {
    run: () => {
      const waiting = [...tasks.values()]
      tasks.clear()
      waiting.forEach((task) => task())
    },
    whenIdle: () => new Promise((resolve) => native(() => resolve(), { timeout: LONGEST_TURN_MS })),
  }
}
