export interface MainThreadReport {
  /** Lengths in ms of the tasks that took longer than 50 ms. */
  readonly longTasksMs: readonly number[]
  /** Sum of all layout shifts, also of those that follow a click. */
  readonly shift: number
}

declare global {
  interface PerformanceEntry {
    /** Of a `layout-shift` entry. */
    readonly value?: number
  }
}

/** Records long tasks and layout shifts from now on. */
export const watchLongTasks = (): (() => MainThreadReport) => {
  const longTasksMs: number[] = []
  let shift = 0
  const tasks = new PerformanceObserver((list) =>
    longTasksMs.push(...list.getEntries().map(({ duration }) => duration)),
  )
  const shifts = new PerformanceObserver((list) => {
    for (const { value = 0 } of list.getEntries()) shift += value
  })
  tasks.observe({ type: 'longtask' })
  shifts.observe({ type: 'layout-shift' })
  return () => ({ longTasksMs, shift })
}
