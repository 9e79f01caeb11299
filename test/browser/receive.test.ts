import { assert } from 'chai'
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import { tabTo } from './support/tabTo.js'

declare global {
  interface Window {
    /** What a page that can share was asked to share. */
    shared?: unknown
  }
}

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

const openReceive = async (shop: ShopPage, query = ''): Promise<string> => {
  await shop.go(query)
  await shop.connect()
  await shop.openAccount()
  await shop.modal.getByRole('button', { name: 'Receive' }).click()
  await shop.modal.getByRole('img', { name: 'QR code of your address' }).waitFor()
  return (await shop.told('address').textContent()) ?? ''
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

describe('receiving', () => {
  it('has the focus when it opens, though its code comes later [U-75]', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.openAccount()
    await shop.modal.getByRole('button', { name: 'Receive' }).focus()
    await shop.page.keyboard.press('Enter')
    await shop.view('WalletReceive').getByRole('button', { name: 'Copy address' }).waitFor()
    await settles(() => shop.view('WalletReceive').evaluate((view) => view.contains(document.activeElement)), true)
  })
  it('shows the address as a code and in full, copies it and says so, and goes back to the account [S1-06] [S2-19] [S-06]', async ({
    shop,
  }) => {
    const { page, modal } = shop
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = await openReceive(shop)
    await page.getByRole('dialog', { name: 'Receive' }).waitFor()
    assert.equal(await scanned(shop), address)
    await modal.getByRole('img', { name: `Your address ${address}` }).waitFor()
    await checkAccessibility(page)
    await modal.getByRole('button', { name: 'Copy address' }).click()
    await modal.getByText('Address copied').waitFor()
    assert.equal(await clipboard(page), address)
    // A browser of a desktop that cannot share has no button for it.
    assert.equal(await modal.getByRole('button', { name: 'Share' }).count(), 0)
    await modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Account').waitFor()
  })

  it('asks for an amount by a payment link, by keyboard, says what is wrong with it, and forgets it with the account [S1-06]', async ({
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
    await page.keyboard.type('3')
    await modal.getByText(/^Asks for 3 .+ on /).waitFor()
    await page.keyboard.press('Escape')
    await shop.openAccount()
    await modal.getByRole('button', { name: 'Receive' }).click()
    await modal.getByRole('img', { name: 'QR code of your address' }).waitFor()
  })

  it('names the networks of the address, and warns of others', async ({ shop }) => {
    const { page, modal } = shop
    await openReceive(shop, '?networks=all')
    await modal.getByText('What is sent here on any other network may be lost.').waitFor()
    await modal.getByRole('button', { name: /^Networks of this address/ }).click()
    await page.getByRole('dialog', { name: 'Networks of this address' }).waitFor()
    const names = await modal.getByRole('list').getByRole('listitem').allTextContents()
    assert.isAtLeast(names.length, 2)
    assert.isTrue(
      names.every((name) => !name.includes('Solana') && !name.includes('Bitcoin')),
      names.join(),
    )
    await checkAccessibility(page)
    await modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('WalletReceive').waitFor()
  })

  it('hands the address on where the browser can share [S1-06]', async ({ shop }) => {
    await shop.page.addInitScript({ content: 'navigator.share = async (what) => void (window.shared = what)' })
    const address = await openReceive(shop)
    await shop.modal.getByRole('button', { name: 'Share' }).click()
    await settles(() => shop.page.evaluate(() => JSON.stringify(window.shared)), JSON.stringify({ text: address }))
  })

  it('says so when the wallet changes the account under it, and what was asked for is forgotten [S1-06]', async ({
    shop,
  }) => {
    const { page, modal } = shop
    const address = await openReceive(shop)
    await modal.getByRole('button', { name: 'Set an amount' }).click()
    await modal.getByRole('textbox', { name: 'Amount' }).fill('5')
    await modal.getByText(/^Asks for 5 .+ on /).waitFor()
    const own = await shop.settings('Heron Wallet')
    await own.getByRole('group', { name: 'Account' }).getByRole('radio').nth(1).click()
    await own.getByRole('button', { name: 'Done' }).click()
    await modal.getByRole('status').getByText('The account changed: this is its address now.').waitFor()
    assert.equal(await modal.getByRole('textbox', { name: 'Amount' }).inputValue(), '')
    assert.notEqual(await shop.told('address').textContent(), address)
    assert.equal(await scanned(shop), await shop.told('address').textContent())
    await checkAccessibility(page)
  })

  it('is there in Arabic, from right to left, with the address and the tokens from left to right [X-13]', async ({
    shop,
  }) => {
    await openReceive(shop)
    await shop.modal.getByRole('button', { name: 'Set an amount' }).click()
    await shop.page.evaluate(() => {
      window.shopWords = { locale: 'ar', messages: {} }
      dispatchEvent(new Event('shop:words'))
    })
    await shop.page.getByRole('dialog', { name: 'استلام' }).waitFor()
    await shop.modal.getByText(/^امسح الرمز بمحفظة للدفع إلى هذا العنوان على /).waitFor()
    const directions = await shop.modal
      .locator('select, option')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).direction))
    assert.deepEqual([...new Set(directions)], ['ltr'], 'the sign of a token comes before its contract')
    await checkAccessibility(shop.page)
  })

  for (const [what, chunk] of Object.entries({
    'the code of its views': /receiveViews/,
    'its own code': /receive\.lazy/,
  }))
    it(
      `says so where ${what} does not arrive, with a way to a page that has it [W-13] [X-16]`,
      async ({ shop }) => {
        const { page, modal } = shop
        await page.route(chunk, (route) => route.fulfill({ status: 503 }))
        await shop.go()
        await shop.connect()
        await shop.openAccount()
        await modal.getByRole('button', { name: 'Receive' }).click()
        await page.getByRole('dialog').getByText('This part of the page could not be loaded.').waitFor()
        await checkAccessibility(page)
        await page.unroute(chunk)
        await page.getByRole('dialog').getByRole('button', { name: 'Reload the page' }).click()
        await shop.openAccount()
        await modal.getByRole('button', { name: 'Receive' }).click()
        await modal.getByRole('img', { name: 'QR code of your address' }).waitFor()
      },
      // React prints what a boundary caught.
      { tolerated: [/503/, /Failed to (?:load resource|fetch dynamically imported module)/] },
    )
})
