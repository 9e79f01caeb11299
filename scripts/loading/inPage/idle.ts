declare global {
  /** What the page left for when the browser has time to spare. */
  var loadingIdle: {
    readonly run: () => void
    /** When the browser itself has nothing to do. */
    readonly whenIdle: () => Promise<void>
  }
}

const DEADLINE: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 }

/** A page that is never drawn, or always moving, is never idle. */
const LONGEST_TURN_MS = 500

/** When a browser has time to spare depends on the machine. From here on it has when the gate says so. */
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
