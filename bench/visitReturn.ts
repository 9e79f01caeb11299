import { installWallet, NO_OTHER_WALLET } from './installWallet.js'
import { DEADLINE_MS, openPage, type Visit, waitUntilIdle } from './openPage.js'

/** A visitor who comes back: from the navigation to the button, and to the account, which is remembered. */
export const visitReturn: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown, NO_OTHER_WALLET)
  await installWallet(page)
  await page.locator(site.opener).click()
  await page.locator(site.wallet).click()
  await page.locator(site.account.selector, { hasText: site.account.text ?? '' }).waitFor()
  await waitUntilIdle(page)
  // Before the page's own scripts: it may be ready before a call from here arrives.
  await page.addInitScript(
    ([{ opener, account }, deadline]) => {
      const { sinceStart } = window.bench.stopwatch
      window.returned = Promise.all([
        sinceStart({ selector: opener, minCount: 1 }, deadline),
        sinceStart(account, deadline),
      ])
    },
    [site, DEADLINE_MS] as const,
  )
  await page.reload()
  const [ready, back] = await page.evaluate(() => window.returned)
  await close()
  return { ready, back }
}

declare global {
  interface Window {
    /** Times since the navigation, in ms. */
    returned: Promise<readonly [number, number]>
  }
}
