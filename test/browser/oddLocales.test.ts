import { assert } from 'chai'
import { it } from './support/it.js'

/** As a host may have them: of a server, of an old library, or none at all. */
const LOCALES = ['en_US', 'C', undefined] as const

describe('a host whose locale is none that a browser knows', () => {
  for (const locale of LOCALES)
    it(`leaves Connect usable, in English: ${String(locale)} [U-82]`, async ({ shop }) => {
      const { page } = shop
      await page.addInitScript((odd) => {
        Object.assign(window, { shopWords: { locale: odd } })
      }, locale)
      await shop.go()
      await shop.connect()
      await shop.openAccount()
      // Numbers are what a browser formats by the locale.
      await shop.view('Account').getByText('$55,604.27').waitFor()
      assert.equal(await shop.modal.locator('xpath=ancestor-or-self::*[@lang][1]').getAttribute('lang'), 'en-US')
      await shop.modal.getByRole('button', { name: 'Disconnect' }).click()
      await shop.connectButton.waitFor()
      // The page of the host is still there.
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
})
