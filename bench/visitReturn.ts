import type { Page } from 'playwright-core'
import type { ReadyWhen } from './inPage/readyWhen.js'
import { DEADLINE_MS, openPage, type Visit, waitUntilIdle } from './openPage.js'
import type { Site } from './sites.js'

/** It answers at once. */
const WALLET = 'Heron Wallet'

const connect = async (page: Page, { opener }: Site): Promise<void> => {
  await page.locator(opener).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${WALLET}`) })
    .click()
  await page
    .getByRole('dialog', { name: new RegExp(`^${WALLET}: .+ request$`) })
    .getByRole('button', { name: 'Approve' })
    .click()
}

/** A visitor who comes back: from the navigation to the button, and to the account where one is remembered. */
export const visitReturn: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown, site.account === undefined ? '' : '?wallets=heron')
  if (site.account !== undefined) {
    await connect(page, site)
    await page.locator(site.account.selector, { hasText: site.account.text ?? '' }).waitFor()
    await waitUntilIdle(page)
  }
  const sights: readonly ReadyWhen[] = [{ selector: site.opener, minCount: 1 }, site.account ?? []].flat()
  // Before the page's own scripts: it may be ready before a call from here arrives.
  await page.addInitScript(
    ([awaited, deadline]) => {
      window.returned = Promise.all(awaited.map((sight) => window.bench.stopwatch.sinceStart(sight, deadline)))
    },
    [sights, DEADLINE_MS] as const,
  )
  await page.reload()
  const [ready, back] = await page.evaluate(() => window.returned)
  await close()
  return { ...(ready !== undefined && { ready }), ...(back !== undefined && { back }) }
}

declare global {
  interface Window {
    /** Times since the navigation, in ms. */
    returned: Promise<readonly number[]>
  }
}
