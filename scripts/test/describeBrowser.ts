import { browserCandidates, type BrowserChoice } from '../../test/browser/support/chromium/browserCandidates.js'
import { startChromium } from '../../test/browser/support/chromium/launchChromium.js'

/** Describes the browser that the tests will run on, because results depend on it. Rejects if none can be started. */
export const describeBrowser = async (choice: BrowserChoice): Promise<string> => {
  const { browser, description } = await startChromium(browserCandidates(choice))
  await browser.close()
  return description
}
