import { assert } from 'chai'
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import { tabTo } from './support/tabTo.js'

/** What a camera reads in the code on screen. */
const scanned = async ({ page, modal }: ShopPage): Promise<string | undefined> => {
  const picture = await modal.getByRole('img', { name: /^QR code/ }).screenshot()
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const seen = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { data: Array.from(seen), width: bitmap.width, height: bitmap.height }
  }, picture.toString('base64'))
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}

/** Opens it by keyboard: the focus follows, though the view's code loads later. */
const openReceive = async (shop: ShopPage, query = ''): Promise<string> => {
  await shop.go(query)
  await shop.connect()
  await shop.openAccount()
  await shop.modal.getByRole('button', { name: 'Receive' }).press('Enter')
  await shop.modal.getByRole('img', { name: 'QR code of your address' }).waitFor()
  return (await shop.told('address').textContent()) ?? ''
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

describe('receiving', () => {
  it('has the focus on opening, shows the address as a code and in full, copies it with a message, names its networks and goes back to the account [S1-06] [S2-19] [S-06] [U-75]', async ({
    shop,
  }) => {
    const { page, modal } = shop
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = await openReceive(shop, '?networks=all')
    await settles(() => shop.view('WalletReceive').evaluate((view) => view.contains(document.activeElement)), true)
    await page.getByRole('dialog', { name: 'Receive' }).waitFor()
    assert.equal(await scanned(shop), address)
    await modal.getByRole('img', { name: `Your address ${address}` }).waitFor()
    await checkAccessibility(page)
    await modal.getByRole('button', { name: 'Copy address' }).click()
    await modal.getByText('Address copied').waitFor()
    assert.equal(await clipboard(page), address)
    await modal.getByText('What is sent here on any other network may be lost.').waitFor()
    await modal.getByRole('button', { name: /^Networks of this address/ }).click()
    await page.getByRole('dialog', { name: 'Networks of this address' }).waitFor()
    const names = await modal.getByRole('list').getByRole('listitem').allTextContents()
    assert.isAtLeast(names.length, 2)
    assert.notMatch(names.join(), /Solana|Bitcoin/)
    await checkAccessibility(page)
    await modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('WalletReceive').waitFor()
    await modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Account').waitFor()
  })

  it('requests an amount by a payment link, by keyboard, reports errors in it, and is Arabic with address and tokens left-to-right [S1-06] [X-13]', async ({
    shop,
  }) => {
    const { page, modal } = shop
    const address = await openReceive(shop)
    await tabTo(page, /^Set an amount/)
    await page.keyboard.press('Enter')
    await modal.getByRole('textbox', { name: 'Amount' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.type('0.05')
    await modal.getByText(/^Asks for 0\.05 .+ on /).waitFor()
    await modal.getByRole('img', { name: 'QR code of the payment link' }).waitFor()
    assert.match((await scanned(shop)) ?? '', new RegExp(`^ethereum:${address}@\\d+\\?value=50000000000000000$`))
    await modal.getByRole('button', { name: 'Copy payment link' }).waitFor()
    await checkAccessibility(page)
    await modal.getByRole('textbox', { name: 'Amount' }).fill('a few')
    await modal.getByRole('alert').getByText('Enter an amount, for example 0.5.').waitFor()
    assert.equal(await scanned(shop), address, 'nothing is asked for that could be read in two ways')
    await checkAccessibility(page)
    await modal.getByRole('textbox', { name: 'Amount' }).fill('2')
    await modal.getByRole('button', { name: /^Networks of this address/ }).click()
    await modal.getByRole('button', { name: 'Back' }).click()
    await modal.getByText(/^Asks for 2 .+ on /).waitFor()
    assert.equal(await modal.getByRole('textbox', { name: 'Amount' }).and(page.locator(':focus')).count(), 0)
    await modal.getByRole('button', { name: 'Remove the amount' }).press('Enter')
    await modal.getByRole('img', { name: 'QR code of your address' }).waitFor()
    await modal.getByRole('button', { name: 'Set an amount' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.evaluate(() => {
      window.shopWords = { locale: 'ar', messages: {} }
      dispatchEvent(new Event('shop:words'))
    })
    await page.getByRole('dialog', { name: 'استلام' }).waitFor()
    await modal.getByText(/^امسح الرمز بمحفظة للدفع إلى هذا العنوان على /).waitFor()
    const directions = await modal
      .locator('select, option')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).direction))
    assert.deepEqual([...new Set(directions)], ['ltr'], 'the sign of a token comes before its contract')
    await checkAccessibility(page)
  })
})
