import type { Page } from 'playwright-core'
import { announceSmallWallet } from '../test/browser/support/announceSmallWallet.js'

const ACCOUNT = `0x${'a1'.repeat(20)}`

/** For the address of the demo: without the wallets of the sandbox, which ask their owner. */
export const NO_OTHER_WALLET = '?wallets='

/** Gives this page, and later ones of its tab, a wallet that answers at once. The bare page does not ask for one. */
export const installWallet = async (page: Page): Promise<void> => {
  await page.addInitScript(announceSmallWallet, { account: ACCOUNT })
  await page.evaluate(announceSmallWallet, { account: ACCOUNT })
}
