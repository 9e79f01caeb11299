import type { Page } from 'playwright-core'

/** Delays a page's requests to a URL until the answer is released. */
export const hold = async (page: Page, part: RegExp) => {
  let asked = 0
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(part, async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  return { asked: () => asked, letThrough }
}
