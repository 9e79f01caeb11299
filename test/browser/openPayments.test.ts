import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { pair } from './support/pairing.js'
import { fill, openSend, press, RECEIVER } from './support/sending.js'
import { settles } from './support/settles.js'
import type { PhonePage } from './support/phoneOn.js'
import type { ShopPage } from './support/shopOn.js'

const QUESTION = 'wants you to send a transaction'
const WARNING = 'A payment to this receiver may have been sent before. Look at your activity first.'
const TOLD = 'A payment of 0.5 ETH may have been sent. Look at your activity.'

const review = async (shop: ShopPage, amount: string): Promise<void> => {
  await openSend(shop)
  await fill(shop, RECEIVER, amount)
  await press(shop, 'Review')
  await shop.view('WalletSendPreview').getByRole('button', { name: 'Send', exact: true }).waitFor()
}

/** Sends half a coin from a phone, which shows the question. */
const askPhone = async (shop: ShopPage, phone: PhonePage): Promise<void> => {
  await shop.go()
  await pair(shop, phone)
  await review(shop, '0.5')
  assert.isFalse(await shop.modal.getByText(WARNING).isVisible())
  await press(shop, 'Send')
  await phone.question(QUESTION).waitFor()
}
const close = ({ modal }: ShopPage): Promise<void> => modal.getByRole('button', { name: 'Close' }).click()

describe('a payment that may have been sent', () => {
  it('is told once after a reload while the phone is asked, and flagged there and in another tab before it is paid twice [S-28] [S-25]', async ({
    shop,
    anotherTab,
    takePhone,
  }) => {
    const phone = await takePhone()
    await askPhone(shop, phone)

    const other = await anotherTab()
    await other.go()
    await review(other, '0.51')
    await other.modal.getByText(WARNING).waitFor()
    assert.isFalse(await other.modal.getByText(TOLD).isVisible(), 'the page that asked is still there')

    await shop.page.reload()
    await shop.modal.getByText(TOLD).waitFor()
    await checkAccessibility(shop.page)
    await close(shop)
    await review(shop, '0.5')
    await shop.modal.getByRole('alert').filter({ hasText: WARNING }).waitFor()
    await checkAccessibility(shop.page)
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await shop.openAccount()
    assert.isFalse(await shop.modal.getByText(TOLD).isVisible(), 'it was told')
  })

  const isNoted = ({ page }: ShopPage): Promise<boolean> =>
    page.evaluate(() => localStorage.getItem('portico.openPayments') !== null)

  for (const { how, isAway } of [
    { how: 'after the reload', isAway: false },
    { how: 'while the page is away', isAway: true },
  ])
    it(`is followed to its end if the phone approves it ${how} [S-28]`, async ({ shop, takePhone, world }) => {
      const phone = await takePhone()
      await askPhone(shop, phone)
      const address = shop.page.url()
      await shop.page.goto('about:blank')
      if (isAway) await phone.approve(QUESTION)
      await shop.page.goto(address)
      if (!isAway) {
        await shop.modal.getByText(TOLD).waitFor()
        await phone.approve(QUESTION)
        await shop.modal.getByText('Transaction confirmed').waitFor()
      }
      await settles(() => isNoted(shop), false)
      if (await shop.modal.isVisible()) await close(shop)
      await review(shop, '0.5')
      assert.isFalse(await shop.modal.getByText(WARNING).isVisible())
      assert.equal(await world.chain.balance(RECEIVER), '0.5')
    })

  it('may be sent again without a warning once the phone declined it after a reload', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await askPhone(shop, phone)
    await shop.page.reload()
    await shop.modal.getByText(TOLD).waitFor()
    await close(shop)
    await review(shop, '0.5')
    await shop.modal.getByText(WARNING).waitFor()
    await phone.reject(QUESTION)
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await press(shop, 'Review')
    await shop.modal.getByText(WARNING).waitFor({ state: 'hidden' })
  })
})
