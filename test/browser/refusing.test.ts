import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'

describe('a wallet that does not connect', () => {
  it('shows that the visitor declined, and connects when asked again [S1-01][S8-09]', async ({ shop }) => {
    await shop.go()
    await shop.choose('Heron Wallet')
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
    await shop.modal.getByText('Connection rejected').waitFor()
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: 'Try again' }).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
  })
  it('leaves every other connect method available when one wallet always refuses', async ({ shop }) => {
    await shop.go()
    await shop.choose('Refusal Wallet')
    await shop.modal.getByText('Connection rejected').waitFor()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
  })
  it('can be left by Back or Escape while it never answers, and another one selected', async ({ shop }) => {
    await shop.go('?wallets=heron,silent')
    await shop.choose('Silent Wallet')
    await shop.view('ConnectingExternal').waitFor()
    await shop.page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.choose('Silent Wallet')
    await shop.view('ConnectingExternal').waitFor()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
    assert.equal(await shop.told('wallet').textContent(), 'Heron Wallet')
  })
})
