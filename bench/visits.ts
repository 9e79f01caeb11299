import type { Page } from 'playwright-core'
import type { Findings } from './metrics.js'
import { clickAt, DEADLINE_MS, measure, openPage, type Visit, waitUntilIdle } from './openPage.js'
import type { Site } from './sites.js'
import { CODE, DIALOG, FIRST_WALLETS, foundFirst } from './targets.js'

const DEBOUNCE_MS = 300
/** Time limit for scrolling through the directory. */
const LONGEST_RIDE_MS = 60_000

/** A visitor who clicks without hovering first: nothing is loaded. */
export const visitCold: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown)
  const click = await clickAt(page, page.locator(site.opener))
  const waiting = await page.evaluateHandle(
    ([dialog, deadline]) => ({ seen: window.bench.stopwatch.untilInSight('click', dialog, deadline) }),
    [DIALOG, DEADLINE_MS] as const,
  )
  const cold = await measure(page, 'click', site.rows, click)
  const { from, to } = await waiting.evaluate(({ seen }) => seen)
  await close()
  return { frame: to - from, cold }
}

/** A visitor who looks at the wallets, hovers over the pairing row, and then presses it. */
export const visitPairing: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown)
  const socket = page.waitForEvent('websocket')
  await page.locator(site.opener).click()
  await waitUntilIdle(page)
  const toCode = page.getByRole('dialog').getByRole('button', { name: /^WalletConnect/ })
  await toCode.hover()
  await socket
  await waitUntilIdle(page)
  const code = await measure(page, 'click', CODE, await clickAt(page, toCode))
  await close()
  return { code }
}

/** A page that renders a QR code of 300 bytes, without the dialog around it (P-07). */
export const visitCode: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown)
  await page.evaluate(stage.qrCode)
  const [draw, drawAgain] = await page.evaluate(() => [window.qrCode.drawCode(), window.qrCode.drawCode()] as const)
  await close()
  return { draw, drawAgain }
}

/** Scrolls the open list to its end. */
const scrollThrough = async (page: Page, { scroller }: Site): Promise<Findings> => {
  const { frames, dropped, longestMs } = await page.evaluate(
    ([element, deadline]) => window.bench.stopwatch.scrollThrough(element, deadline),
    [scroller, LONGEST_RIDE_MS] as const,
  )
  return { dropped: (100 * dropped) / (frames + dropped), longestFrame: longestMs }
}

/** A visitor who hovers, opens the modal, searches all wallets, and scrolls to the last one. */
export const visitDirectory: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown)
  const strain = await page.evaluateHandle(() => window.bench.stopwatch.watchStrain())
  const opener = page.locator(site.opener)
  await opener.hover()
  await waitUntilIdle(page)
  await opener.click()
  await waitUntilIdle(page)
  const toAll = page.getByRole('dialog').getByRole('button', { name: /^All wallets/ })
  await toAll.hover()
  await waitUntilIdle(page)
  const firstWallets = await measure(page, 'click', FIRST_WALLETS, await clickAt(page, toAll))
  await waitUntilIdle(page)
  await page.getByRole('searchbox').focus()
  const search = await measure(page, 'input', foundFirst(stage.farWallet), () =>
    page.keyboard.insertText(stage.farWallet),
  )
  await page.keyboard.press('Escape')
  await waitUntilIdle(page)
  const ride = await scrollThrough(page, site)
  const nodes = await page.locator(site.dialog).evaluate((element) => window.bench.stopwatch.countNodes(element))
  const { shift } = await strain.evaluate((read) => read())
  await close()
  return { firstWallets, search: search - DEBOUNCE_MS, ...ride, nodes, shift }
}

/** A visitor who scrolls a plain list with as many rows as the directory has wallets. */
export const visitPlainList: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown, `?rows=${stage.walletCount}`)
  await page.locator(site.opener).click()
  await waitUntilIdle(page)
  const ride = await scrollThrough(page, site)
  await close()
  return ride
}
