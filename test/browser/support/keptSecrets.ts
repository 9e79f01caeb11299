import type { Page } from 'playwright-core'
import { bundled } from './bundled.js'
import type * as secretsInPage from './secretsInPage.js'

type InPage = typeof secretsInPage

declare global {
  interface Window {
    /** Put there for as long as one of the functions below runs. */
    secrets?: InPage
  }
}

const withScript = async <A>(page: Page, act: () => Promise<A>): Promise<A> => {
  await page.evaluate(await bundled(new URL('./secretsInPage.ts', import.meta.url), 'secrets'))
  return act()
}

/** All that whoever has the storage of the page finds there: names, texts, and bytes in three ways. */
export const storedText = (page: Page): Promise<string> =>
  withScript(page, () => page.evaluate(async () => (await window.secrets?.storedText()) ?? ''))

/** What stands in the records: a script of the page can use the key, though it cannot take it away. */
export const readRecords = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  withScript(page, () => page.evaluate(async () => (await window.secrets?.readRecords()) ?? {}))

/** Puts another session in the place of the one that is kept, or takes it away. */
export const rewriteSession = (page: Page, session: object | null): Promise<unknown> =>
  withScript(page, () => page.evaluate((each) => window.secrets?.rewriteSession(each), session))

/** Makes the record of the session one that nobody can decrypt. */
export const spoilSession = (page: Page): Promise<unknown> =>
  withScript(page, () => page.evaluate(() => window.secrets?.spoilSession()))

/** What comes of asking for the bytes of the key. */
export const exportKey = (page: Page): Promise<string | undefined> =>
  withScript(page, () => page.evaluate(() => window.secrets?.exportKey()))

/** Puts everything where releases before the database kept it, readable. */
export const goBackToFormerRelease = (page: Page): Promise<void> =>
  withScript(page, () => page.evaluate(() => window.secrets?.goBackToFormerRelease()))

export const deleteDatabase = (page: Page): Promise<void> =>
  withScript(page, () => page.evaluate(() => window.secrets?.deleteDatabase()))
