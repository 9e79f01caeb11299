import { installWallet, NO_OTHER_WALLET } from './installWallet.js'
import { clickAt, measureSpan, openPage, type Visit, waitUntilIdle } from './openPage.js'

/** A visitor who opens the list, moves the pointer to a wallet, and presses it; the wallet answers at once. */
export const visitConnecting: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown, NO_OTHER_WALLET)
  await installWallet(page)
  await page.locator(site.opener).click()
  const wallet = page.locator(site.wallet)
  await wallet.hover()
  await waitUntilIdle(page)
  const strain = await page.evaluateHandle(() => window.bench.stopwatch.watchStrain())
  const { from, to } = await measureSpan(page, 'click', site.account, await clickAt(page, wallet))
  await waitUntilIdle(page)
  const { longTasks } = await strain.evaluate((read) => read())
  await close()
  return {
    connected: to - from,
    connectingTask: Math.max(0, ...longTasks.filter(({ startedAt }) => startedAt < to).map(({ ms }) => ms)),
  }
}
