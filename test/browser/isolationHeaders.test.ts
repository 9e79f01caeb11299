import { assert } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import type { ShopPage } from './support/shopOn.js'

const OPENER = { 'cross-origin-opener-policy': 'same-origin' }
const ISOLATED = { ...OPENER, 'cross-origin-embedder-policy': 'require-corp' }
/** What a site sends that lets isolated pages have it in a frame. */
const FRAMABLE = { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-resource-policy': 'cross-origin' }

/** Adds headers to all that an origin answers. */
const add = (context: BrowserContext, origin: string, headers: Readonly<Record<string, string>>): Promise<unknown> =>
  context.route(
    (url) => url.origin === new URL(origin).origin,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
    },
  )

const press = async (shop: ShopPage, provider: string): Promise<void> => {
  await shop.openConnect()
  await shop.modal.getByRole('button', { name: `Continue with ${provider}`, exact: true }).click()
}

/** From the link in the view to the account, and back in this page. */
const goByLink = async ({ page, view, accountButton }: ShopPage): Promise<void> => {
  await view('ConnectingSocial').getByRole('link', { name: 'Go to GitHub' }).click()
  await page.getByLabel('Account name').fill('ana')
  await page.getByRole('button', { name: 'Approve' }).click()
  await accountButton.waitFor()
}

/** What the log of the page says of its headers. */
const toldIn = (page: Page): string[] => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  return told
}

describe('a page whose headers part it from others', () => {
  it(
    'goes on by a link where its window is cut off, opens no second one, and tells the developer of the header [U-94]',
    async ({ shop, context, world }) => {
      await add(context, world.origin, OPENER)
      const told = toldIn(shop.page)
      await shop.go('?wallets=')
      const opening = context.waitForEvent('page')
      await press(shop, 'GitHub')
      const cutOff = await opening
      await shop
        .view('ConnectingSocial')
        .getByText('That window can’t reach this page. Close it, and go on here.')
        .waitFor()
      assert.isFalse(cutOff.isClosed())
      await cutOff.close()
      await shop.view('ConnectingSocial').getByRole('button', { name: /again/i }).click()
      await shop.view('ConnectingSocial').getByText(/^No window could be opened here/).waitFor()
      assert.lengthOf(context.pages(), 1)
      assert.match(told.join('\n'), /PTC-ALERT-OPENER-POLICY.*Cross-Origin-Opener-Policy: same-origin-allow-popups/s)
      await goByLink(shop)
    },
    { tolerated: [/PTC-ALERT-OPENER-POLICY/] },
  )

  it('logs in by a window under same-origin-allow-popups [U-94]', async ({ shop, context, world }) => {
    await add(context, world.origin, { 'cross-origin-opener-policy': 'same-origin-allow-popups' })
    await shop.go('?wallets=')
    const opening = shop.page.waitForEvent('popup')
    await press(shop, 'GitHub')
    await (await opening).getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
  })

  it('opens no window at all where it is isolated, and logs in if the secure site can be framed there [U-94]', async ({
    shop,
    context,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await add(context, world.origin, ISOLATED)
    await add(context, secureSite.url, FRAMABLE)
    await shop.go('?wallets=')
    assert.isTrue(await shop.page.evaluate(() => crossOriginIsolated))
    await press(shop, 'GitHub')
    await shop.view('ConnectingSocial').getByRole('link', { name: 'Go to GitHub' }).waitFor()
    assert.lengthOf(context.pages(), 1)
    await goByLink(shop)
    await shop.disconnect()
    await logInByEmail(shop, secureSite, 'ana@lantern.example')
  })
})
