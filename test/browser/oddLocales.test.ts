import { assert } from 'chai'
import { it } from './support/it.js'

/** Locales of hosts: of a server, of an old library, or missing. */
const LOCALES = ['en_US', 'C', undefined] as const

describe('a host with a locale unknown to the browser', () => {
  for (const locale of LOCALES)
    it(`keeps Connect usable, in English: ${String(locale)} [U-82]`, async ({ shop }) => {
      const { page } = shop
      await page.addInitScript((odd) => {
        Object.assign(window, { shopWords: { locale: odd } })
      }, locale)
      await shop.go()
      await shop.connect()
      await shop.openAccount()
      // Browsers format numbers by the locale.
      await shop.view('Account').getByText('$55,604.27').waitFor()
      assert.equal(await shop.modal.locator('xpath=ancestor-or-self::*[@lang][1]').getAttribute('lang'), 'en-US')
      await shop.modal.getByRole('button', { name: 'Disconnect' }).click()
      await shop.connectButton.waitFor()
      // The host's page is still there.
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
})
