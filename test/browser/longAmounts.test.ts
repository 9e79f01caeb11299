import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { openClient } from '../../sandbox/chain/transactions.js'
import { bundled } from './support/bundled.js'
import { comesToRest } from './support/comesToRest.js'
import { dress } from './support/dress.js'
import { it } from './support/it.js'
import { LONG_AMOUNT, tellLongAmounts } from './support/longAmounts.js'
import { settles } from './support/settles.js'

const LANGUAGES = ['en', 'ar'] as const
const WIDTHS = [320, 427, 1280] as const
/** The largest accepted number of whole coins, in wei. */
const MOST_WEI = 10n ** 33n

/** Layout errors of the page, or of the open dialog, at each width and in each language. */
const findings = async (page: Page, where: 'page' | 'dialog'): Promise<readonly string[]> => {
  const found: string[] = []
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      await dress(page, { language, theme: 'light', width })
      await comesToRest(page)
      const here = await page.evaluate(
        (looked) => (looked === 'page' ? window.geometry.pageFindings() : window.geometry.findingsOf(24)),
        where,
      )
      found.push(...here.map((finding) => `${width} px, ${language}: ${finding}`))
    }
  await dress(page, { language: 'en', theme: 'light', width: 1280 })
  return found
}

const withGeometry = async (): Promise<{ readonly content: string }> => ({
  content: await bundled(new URL('./support/geometryInPage.ts', import.meta.url), 'geometry'),
})

describe('amounts of any length', () => {
  it('widen neither the page nor its button, are not cut, and have all digits in titles [U-101] [U-77]', async ({
    shop,
    world,
    context,
  }) => {
    const [owner = '0x'] = world.sandbox.accounts
    await openClient(world.sandbox.rpc['eip155:31337']).setBalance({ address: owner, value: MOST_WEI - 1n })
    await context.addInitScript(await withGeometry())
    await tellLongAmounts(context)
    await shop.go('?wallets=heron')
    await shop.connect()
    const most = `999,999,999,999,999.${'9'.repeat(18)}`
    await shop.accountButton.getByTitle(most).getByText('999.9T').waitFor()
    assert.deepEqual(await findings(shop.page, 'page'), [])
    await shop.openAccount()
    const account = shop.view('Account')
    await account
      .getByTitle(/^\$1(?:,000){100}\.00$/)
      .getByText('$1E300')
      .waitFor()
    await account
      .getByTitle(`${LONG_AMOUNT.slice(0, 1)},234,567,899,999`)
      .getByText('1.234E57')
      .waitFor()
    assert.deepEqual(await findings(shop.page, 'dialog'), [])
    await shop.modal.getByRole('button', { name: 'Send', exact: true }).click()
    const form = shop.view('WalletSend')
    await form.getByRole('button').first().click()
    const very = shop.view('WalletSendSelectToken').getByRole('button', { name: /^Very Many/ })
    await very.waitFor()
    assert.deepEqual(await findings(shop.page, 'dialog'), [])
    await very.click()
    await form.getByRole('button', { name: 'Max' }).click()
    await settles(() => form.getByRole('textbox', { name: 'Amount' }).inputValue(), `${LONG_AMOUNT}.5`)
    assert.deepEqual(await findings(shop.page, 'dialog'), [])
  })
})
