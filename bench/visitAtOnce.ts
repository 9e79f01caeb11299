import { DEADLINE_MS, openEmptyPage, slowDown, type Visit } from './openPage.js'

/** A new visitor who presses the button as soon as it is there: from the navigation to the rows. */
export const visitAtOnce: Visit = async (stage, site, slowdown) => {
  const opened = await openEmptyPage(stage)
  const { page, close } = opened
  await slowDown(opened, slowdown)
  // In the page, so that the press waits for no call from here.
  await page.addInitScript(
    ([{ opener, rows }, deadline]) => {
      window.opened = window.bench.stopwatch.pressAtOnce(opener, rows, deadline)
    },
    [site, DEADLINE_MS] as const,
  )
  await page.goto(stage.addresses[site.name])
  const atOnce = await page.evaluate(() => window.opened)
  await close()
  return { atOnce }
}

declare global {
  interface Window {
    /** Time since the navigation, in ms. */
    opened: Promise<number>
  }
}
