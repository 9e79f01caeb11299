import type { Page } from 'playwright-core'
import type { Findings } from './metrics.js'
import { measure, openPage, type Stage, waitUntilIdle } from './openPage.js'
import { BARE_ROWS, CODE, CONNECT_ROWS, DIALOG, FORTY_WALLETS, foundFirst } from './targets.js'

export type Visit = (stage: Stage, slowdown: number) => Promise<Findings>

const DEBOUNCE_MS = 300
/** The time limit for scrolling through the directory. */
const LONGEST_RIDE_MS = 60_000

const connectButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })

/** Clicks at fixed coordinates: a locator's checks before the click would be measured too. */
const clickAt = async (page: Page, button: ReturnType<typeof connectButton>): Promise<() => Promise<void>> => {
  const place = await button.boundingBox()
  if (place === null) throw new Error('there is no such button')
  return () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}

/** The baseline: a dialog in plain React. */
export const visitBare: Visit = async (stage, slowdown) => {
  const { page, close } = await openPage(stage, stage.bare, slowdown)
  const bare = await measure(page, 'click', BARE_ROWS, await clickAt(page, page.getByRole('button', { name: 'Open' })))
  await close()
  return { bare }
}

/** A visitor who clicks without hovering first: nothing is loaded. */
export const visitCold: Visit = async (stage, slowdown) => {
  const { page, close } = await openPage(stage, stage.demo, slowdown)
  const click = await clickAt(page, connectButton(page))
  const dialog = page.evaluateHandle(
    (sight) => ({ seen: window.bench.stopwatch.untilInSight('click', sight, 20_000) }),
    DIALOG,
  )
  const frame = await dialog
  const cold = await measure(page, 'click', CONNECT_ROWS, click)
  const findings = { frame: await frame.evaluate(({ seen }) => seen), cold }
  await close()
  return findings
}

/** A visitor who looks at the wallets first, comes to the row that pairs, and then presses it. */
export const visitPairing: Visit = async (stage, slowdown) => {
  const { page, close } = await openPage(stage, stage.demo, slowdown)
  const socket = page.waitForEvent('websocket')
  await connectButton(page).click()
  await waitUntilIdle(page)
  const toCode = page.getByRole('dialog').getByRole('button', { name: /^WalletConnect/ })
  await toCode.hover()
  await socket
  await waitUntilIdle(page)
  const code = await measure(page, 'click', CODE, await clickAt(page, toCode))
  await close()
  return { code }
}

/** A visitor who hovers, opens the modal, searches all wallets, and scrolls to the last one. */
export const visitWarm: Visit = async (stage, slowdown) => {
  const { page, close } = await openPage(stage, stage.demo, slowdown)
  const strain = await page.evaluateHandle(() => window.bench.stopwatch.watchStrain())
  await connectButton(page).hover()
  await waitUntilIdle(page)
  const warm = await measure(page, 'click', CONNECT_ROWS, await clickAt(page, connectButton(page)))
  await waitUntilIdle(page)
  const toAll = page.getByRole('dialog').getByRole('button', { name: /^All wallets/ })
  await toAll.hover()
  await waitUntilIdle(page)
  const allWallets = await measure(page, 'click', FORTY_WALLETS, await clickAt(page, toAll))
  await waitUntilIdle(page)
  await page.getByRole('searchbox').focus()
  const search = await measure(page, 'input', foundFirst(stage.farWallet), () =>
    page.keyboard.insertText(stage.farWallet),
  )
  await page.keyboard.press('Escape')
  await waitUntilIdle(page)
  const ride = await page.evaluate((deadline) => window.bench.stopwatch.scrollThrough(deadline), LONGEST_RIDE_MS)
  const [nodes, documentNodes] = await page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]')
    const { countNodes } = window.bench.stopwatch
    return [dialog === null ? 0 : countNodes(dialog), countNodes(document)] as const
  })
  const { longTasksMs, shift } = await strain.evaluate((read) => read())
  await close()
  return {
    warm,
    allWallets,
    search: search - DEBOUNCE_MS,
    nodes,
    documentNodes,
    dropped: (100 * ride.dropped) / (ride.frames + ride.dropped),
    longestFrame: ride.longestMs,
    longTasks: longTasksMs.length,
    longestTask: Math.max(0, ...longTasksMs),
    shift,
  }
}
