/** A task that took longer than 50 ms, in ms since the page began. */
interface LongTask {
  readonly startedAt: number
  readonly ms: number
}

export interface MainThreadReport {
  readonly longTasks: readonly LongTask[]
  /** Sum of all layout shifts, also of those that follow a click. */
  readonly shift: number
}

declare global {
  interface PerformanceEntry {
    /** Of a `layout-shift` entry. */
    readonly value?: number
  }
}

/** Records long tasks and layout shifts from now on. The browser reports a task some time after its end. */
export const watchLongTasks = (): (() => MainThreadReport) => {
  const longTasks: LongTask[] = []
  let shift = 0
  const tasks = new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startedAt: startTime, ms: duration }))),
  )
  const shifts = new PerformanceObserver((list) => {
    for (const { value = 0 } of list.getEntries()) shift += value
  })
  tasks.observe({ type: 'longtask' })
  shifts.observe({ type: 'layout-shift' })
  return () => ({ longTasks, shift })
}
