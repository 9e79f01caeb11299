import { assert } from 'chai'
import { focused } from './support/focused.js'
import { it } from './support/it.js'
import { answer, HERON, press } from './support/sending.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import { code, codeByCookies, connect, message, nonceIn, REFUSED, sign } from './support/signingIn.js'
import { tabTo } from './support/tabTo.js'

const cancel = ({ modal }: ShopPage) => modal.getByRole('button', { name: 'Cancel' })
const signInButton = ({ page }: ShopPage) => page.getByRole('button', { name: 'Sign in', exact: true })

describe("sign-in at a shop's server", () => {
  it(
    "shows the message, and gets the server's door code, which survives a reload [S4-13] [S-16] [U-97]",
    async ({ shop, world }) => {
      await connect(shop, '?wallets=heron&signin=required')
      const text = await message(shop).innerText()
      const address = (await shop.told('address').textContent()) ?? ''
      for (const part of [`${new URL(world.origin).host} wants you to sign in`, address, 'Chain ID: 31337'])
        assert.include(text, part)
      await sign(shop)
      await shop.modal.waitFor({ state: 'hidden' })
      assert.deepEqual(await codeByCookies(shop, world), { doorCode: await code(shop).innerText() })
      world.sandbox.clearRequests()
      await shop.page.reload()
      await code(shop).waitFor()
      await shop.accountButton.waitFor()
      assert.isFalse(await shop.modal.isVisible())
      assert.notInclude(
        world.sandbox.requests().map(({ path }) => path),
        '/sign-in/nonce',
      )
    },
    REFUSED,
  )

  it(
    'keeps a required one open: Escape, X and the backdrop shake it and point to Cancel, which disconnects [S4-16] [S4-17]',
    async ({ shop }) => {
      await connect(shop, '?wallets=heron&signin=required')
      const { page, modal } = shop
      const tries = [
        () => page.keyboard.press('Escape'),
        () => modal.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(4, 400),
      ]
      for (const attempt of tries) {
        await message(shop).focus()
        await attempt()
        await settles(() => focused(page), 'Cancel')
        await page.locator('[data-shaking=false]').waitFor()
        assert.isTrue(await shop.view('SIWXSignMessage').isVisible())
      }
      await modal
        .getByRole('alert')
        .getByText(/^Cancel goes back/)
        .waitFor()
      await cancel(shop).click()
      await shop.connectButton.waitFor()
      await modal.waitFor({ state: 'hidden' })
      assert.equal(await shop.told('status').innerText(), 'Not connected')
    },
    REFUSED,
  )

  it(
    "closes an optional one by Escape, and returns by the shop's button [S4-17] [U-99]",
    async ({ shop }) => {
      await connect(shop, '?wallets=heron&signin=optional')
      await shop.page.keyboard.press('Escape')
      await shop.modal.waitFor({ state: 'hidden' })
      await shop.accountButton.waitFor()
      assert.equal(await code(shop).count(), 0)
      await signInButton(shop).click()
      await message(shop).waitFor()
      await sign(shop)
      await code(shop).waitFor()
      await shop.page.getByRole('button', { name: 'Signed in' }).waitFor()
    },
    REFUSED,
  )

  it(
    'reports that a wallet signed for another address, and asks again with a new message [S8-06]',
    async ({ shop }) => {
      const cowbird = 'Cowbird Wallet'
      await connect(shop, '?wallets=cowbird&signin=required', cowbird)
      const first = await message(shop).innerText()
      await sign(shop, cowbird)
      await shop.page.getByText('Error signing message').waitFor()
      await message(shop)
        .filter({ hasNotText: nonceIn(first) })
        .waitFor()
      await press(shop, 'Sign')
      await answer(shop, 'Reject', cowbird)
      await shop.modal.getByRole('button', { name: 'Sign', exact: true }).waitFor()
      assert.equal(await code(shop).count(), 0)
    },
    REFUSED,
  )

  it(
    'asks again if the wallet switches to another account, which gets its own code [U-97]',
    async ({ shop, world }) => {
      await connect(shop, '?wallets=heron&signin=required')
      await sign(shop)
      const before = await code(shop).innerText()
      const own = await shop.settings(HERON)
      await own.getByRole('radio', { name: world.sandbox.accounts[1] ?? '' }).click()
      await own.getByRole('button', { name: 'Done' }).click()
      await message(shop)
        .getByText(new RegExp(world.sandbox.accounts[1] ?? ''))
        .waitFor()
      assert.equal(await code(shop).count(), 0)
      await sign(shop)
      await code(shop).waitFor()
      assert.notEqual(await code(shop).innerText(), before)
      assert.deepEqual(await codeByCookies(shop, world), { doorCode: await code(shop).innerText() })
    },
    REFUSED,
  )

  it(
    'works by keyboard alone, with an undeployed contract [U-79] [U-109]',
    async ({ shop, world }) => {
      const nestling = 'Nestling Wallet'
      const { page } = shop
      await shop.go('?wallets=nestling&signin=optional')
      await tabTo(page, /^Sign in$/)
      await page.keyboard.press('Enter')
      await shop.view('Connect').waitFor()
      await tabTo(page, /^Nestling Wallet/)
      await page.keyboard.press('Enter')
      await answer(shop, 'Approve', nestling)
      await message(shop).waitFor()
      await tabTo(page, /^Sign$/)
      await page.keyboard.press('Enter')
      await answer(shop, 'Approve', nestling)
      await code(shop).waitFor()
      assert.include(await focused(page), 'Signed in')
      assert.deepEqual(await codeByCookies(shop, world), { doorCode: await code(shop).innerText() })
    },
    REFUSED,
  )
})
