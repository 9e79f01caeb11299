import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'

describe('a host with legal documents', () => {
  it('names them below the connect methods, and blocks nothing', async ({ shop }) => {
    await shop.go('?legal=line')
    await shop.openConnect()
    assert.equal(await shop.modal.getByRole('link', { name: 'the terms' }).getAttribute('href'), '/terms.html')
    await shop.modal.getByText('By connecting, you agree to the terms and the privacy policy.').waitFor()
    await checkAccessibility(shop.page)
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
  })

  it('blocks connecting from its views before the checkbox is ticked, also by keyboard, and asks once [S9-23]', async ({
    shop,
  }) => {
    await shop.go('?legal=box')
    await shop.openConnect()
    const box = shop.modal.getByRole('checkbox', { name: 'I agree to the terms and the privacy policy.' })
    await box.waitFor()
    await shop.modal.getByText('Heron Wallet').waitFor()
    await checkAccessibility(shop.page)
    const heron = await shop.modal.getByText('Heron Wallet').boundingBox()
    assert.isNotNull(heron)
    await shop.page.mouse.click(heron.x + 4, heron.y + 4)
    await comesToRest(shop.page)
    assert.equal(await shop.view('Connect').count(), 1)
    await box.focus()
    for (const wanted of ['the terms', 'the privacy policy']) {
      await shop.page.keyboard.press('Tab')
      assert.equal(await shop.page.evaluate(() => document.activeElement?.textContent), wanted)
    }
    await shop.page.keyboard.press('Tab')
    assert.isTrue(await shop.page.evaluate(() => document.activeElement?.closest('[inert]') === null))
    await box.check()
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
    await shop.page.evaluate(() => localStorage.removeItem('portico.connections'))
    await shop.page.reload()
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    assert.equal(await box.count(), 0)
  })
})
