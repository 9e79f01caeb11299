import type { Page } from 'playwright-core'
import { bundled } from './bundled.js'
import type * as secretsInPage from './secretsInPage.js'

type InPage = typeof secretsInPage

declare global {
  interface Window {
    /** Set while one of the functions below runs. */
    secrets?: InPage
  }
}

const withScript = async <A>(page: Page, act: () => Promise<A>): Promise<A> => {
  await page.evaluate(await bundled(new URL('./secretsInPage.ts', import.meta.url), 'secrets'))
  return act()
}

/** Everything in the page's storage: names, texts, and bytes in three encodings. */
export const storedText = (page: Page): Promise<string> =>
  withScript(page, () => page.evaluate(async () => (await window.secrets?.storedText()) ?? ''))

/** The content of the records: a page script can use the key, though it cannot export it. */
export const readRecords = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  withScript(page, () => page.evaluate(async () => (await window.secrets?.readRecords()) ?? {}))

/** Replaces the stored session by another one, or deletes it. */
export const rewriteSession = (page: Page, session: object | null): Promise<unknown> =>
  withScript(page, () => page.evaluate((each) => window.secrets?.rewriteSession(each), session))

/** Makes the record of the session undecryptable. */
export const spoilSession = (page: Page): Promise<unknown> =>
  withScript(page, () => page.evaluate(() => window.secrets?.spoilSession()))

/** The result of exporting the key's bytes. */
export const exportKey = (page: Page): Promise<string | undefined> =>
  withScript(page, () => page.evaluate(() => window.secrets?.exportKey()))

/** Stores everything where releases before the database kept it, readable. */
export const goBackToFormerRelease = (page: Page): Promise<void> =>
  withScript(page, () => page.evaluate(() => window.secrets?.goBackToFormerRelease()))

export const deleteDatabase = (page: Page): Promise<void> =>
  withScript(page, () => page.evaluate(() => window.secrets?.deleteDatabase()))
