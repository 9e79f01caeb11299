import type { Page } from 'playwright-core'

/** The name of the focused element; empty without one. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement === document.body ? null : document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
