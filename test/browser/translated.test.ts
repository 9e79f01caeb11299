import { assert } from 'chai'
import type { Locator } from 'playwright-core'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

/** Translated texts that start as a pattern requires: an address or an amount, and no sentence with one. */
const untranslatable = (where: Locator, pattern: RegExp): Promise<readonly string[]> =>
  where
    .locator('font')
    .evaluateAll(
      (texts, source) =>
        texts.filter((text) => new RegExp(source, 'u').test(text.textContent)).map((text) => text.textContent),
      pattern.source,
    )

describe('a page translated by the browser', () => {
  it('connects, shows the account and disconnects, without an error, and keeps addresses and amounts unchanged', async ({
    shop,
    context,
  }) => {
    await context.addInitScript({
      content: await bundled(new URL('./support/translatorInPage.ts', import.meta.url), 'translator'),
    })
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.openAccount()
    const account = shop.view('Account')
    await account.getByRole('list', { name: 'Tokens' }).getByRole('listitem').first().waitFor()
    assert.isAbove(await account.locator('font').count(), 5)
    for (const where of [account, shop.accountButton])
      assert.deepEqual(await untranslatable(where, /^\W?(?:0x[\da-f]{2}|[\d,]+\.\d)/), [])
    await account.getByRole('button', { name: /^Copy/ }).first().click()
    for (const tab of ['Activity', 'NFTs', 'Tokens']) {
      await account.getByRole('tab', { name: tab }).click()
      await settles(() => account.getByRole('tab', { name: tab }).getAttribute('aria-selected'), 'true')
    }
    await shop.modal.getByRole('button', { name: 'Disconnect' }).click()
    await shop.connectButton.waitFor()
    await shop.connect()
    await shop.disconnect()
  })
})
