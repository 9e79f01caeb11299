import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import type { ReadyWhen, Span } from './inPage/readyWhen.js'
import type { Findings } from './metrics.js'
import type { Site } from './sites.js'

/** Shared by all visits: browser, page addresses, and the measuring script. */
export interface Stage {
  readonly browser: Browser
  readonly addresses: Readonly<Record<Site['name'], string>>
  readonly stopwatch: string
  /** Script that renders a QR code of a fixed length. */
  readonly qrCode: string
  /** Name of a wallet on a late page of the directory, which only a server search finds. */
  readonly farWallet: string
  /** Number of wallets in the directory. */
  readonly walletCount: number
}

/** Actions of a visitor on a page, with their measurements. */
export type Visit = (stage: Stage, site: Site, slowdown: number) => Promise<Findings>

export interface BenchPage {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

const WINDOW = { width: 1280, height: 800 }

export const waitUntilIdle = (page: Page): Promise<void> => page.evaluate(() => window.bench.stopwatch.quiet())

/** An empty page in a fresh browser profile, at full speed. */
export const openEmptyPage = async ({ browser, stopwatch }: Stage): Promise<BenchPage> => {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US', colorScheme: 'light' })
  await context.addInitScript(stopwatch)
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() }
}

export const slowDown = ({ devtools }: BenchPage, slowdown: number): Promise<unknown> =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

/** Opens a page in a fresh browser profile, waits until it is idle, and then slows its CPU by `slowdown`. */
export const openPage = async (stage: Stage, site: Site, slowdown: number, query = ''): Promise<BenchPage> => {
  const opened = await openEmptyPage(stage)
  await opened.page.goto(stage.addresses[site.name] + query)
  await opened.page.locator(site.opener).waitFor()
  await waitUntilIdle(opened.page)
  await slowDown(opened, slowdown)
  return opened
}

/** Clicks at fixed coordinates: a locator's checks before the click would be measured too. */
export const clickAt = async (page: Page, button: Locator): Promise<() => Promise<void>> => {
  const place = await button.boundingBox()
  if (place === null) throw new Error('there is no such button')
  return () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}

export const DEADLINE_MS = 20_000

/** Performs an action; measures from its event to the frame in which the page is ready. */
export const measureSpan = async (
  page: Page,
  event: 'click' | 'input',
  sight: ReadyWhen,
  act: () => Promise<unknown>,
): Promise<Span> => {
  // Two steps: the first returns once the page listens, so that the action cannot come earlier.
  const waiting = await page.evaluateHandle(
    ([on, what, deadline]) => ({ seen: window.bench.stopwatch.untilInSight(on, what, deadline) }),
    [event, sight, DEADLINE_MS] as const,
  )
  await act()
  return waiting.evaluate(({ seen }) => seen)
}

/** Duration of `measureSpan`, in ms. */
export const measure = async (...step: Parameters<typeof measureSpan>): Promise<number> => {
  const { from, to } = await measureSpan(...step)
  return to - from
}
