/** A task of more than 50 ms, in ms since the page's time origin. */
interface LongTask {
  readonly startedAt: number
  readonly ms: number
}

export interface MainThreadReport {
  readonly longTasks: readonly LongTask[]
  /** Sum of all layout shifts, including those after a click. */
  readonly shift: number
}

declare global {
  interface PerformanceEntry {
    /** Set on `layout-shift` entries. */
    readonly value?: number
  }
}

/** Records long tasks and layout shifts. The browser reports a task some time after its end. */
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
