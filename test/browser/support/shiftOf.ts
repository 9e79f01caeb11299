import type { Page } from 'playwright-core'

declare global {
  interface Window {
    layoutShift?: number
  }
  interface PerformanceEntry {
    /** A `layout-shift` entry. */
    readonly value?: number
  }
}

/** Counts layout shift of this page from now on, including shifts after a click. Call before the page loads. */
export const countShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift = (window.layoutShift ?? 0) + (entry.value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const forgetShift = (page: Page): Promise<unknown> => page.evaluate(() => (window.layoutShift = 0))

/** Shift since then, after two more frames. */
export const shiftOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return window.layoutShift
  })
