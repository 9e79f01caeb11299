import type { BrowserContext, Page } from 'playwright-core'
import { endsWithin } from './endsWithin.js'
import type { Watch } from './watchContext.js'

const LONGEST_LOOK_MS = 2_000
const MOST_LINES = 60

/** The accessibility tree of the current prompt, or of the whole page without one. */
const treeOf = async (page: Page): Promise<string> => {
  const dialogs = await page.getByRole('dialog').all()
  const parts = dialogs.length > 0 ? dialogs : [page.locator('body')]
  return (await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: LONGEST_LOOK_MS })))).join('\n')
}

const lookAt = async (page: Page): Promise<readonly string[]> => {
  const lines = (await treeOf(page).catch((error: unknown) => `It cannot be read: ${String(error)}`)).split('\n')
  const left = lines.length - MOST_LINES
  return [`What ${page.url()} shows:`, ...lines.slice(0, MOST_LINES), ...(left > 0 ? [`… and ${left} lines more`] : [])]
}

/** What each page of a visitor shows, for the log of a failed test. A page that hangs gives nothing. */
export const whatIsShown = (context: BrowserContext): Promise<string> =>
  endsWithin(2 * LONGEST_LOOK_MS, Promise.all(context.pages().map(lookAt))).then(
    (pages) => pages.flat().join('\n'),
    String,
  )

/** An error extended by what its pages logged and show, which often explains the failure. */
export const withWhatWasSeen = async (failure: unknown, context: BrowserContext, watch: Watch): Promise<unknown> => {
  if (!(failure instanceof Error)) return failure
  const { message, stack = '' } = failure
  failure.message = [message, ...watch.problems(), await whatIsShown(context)].join('\n')
  failure.stack = stack.replace(message, () => failure.message)
  return failure
}
