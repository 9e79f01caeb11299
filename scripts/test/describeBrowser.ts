import { browserCandidates, type BrowserChoice } from '../../test/browser/support/chromium/browserCandidates.js'
import { startChromium } from '../../test/browser/support/chromium/launchChromium.js'

/** Says which browser the tests will run on: what they say depends on it. Rejects where none can be started. */
export const describeBrowser = async (choice: BrowserChoice): Promise<string> => {
  const { browser, description } = await startChromium(browserCandidates(choice))
  await browser.close()
  return description
}
