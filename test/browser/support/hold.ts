import type { Page } from 'playwright-core'

/** Holds back what a page asks for at such an address until its answer is let through. */
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
