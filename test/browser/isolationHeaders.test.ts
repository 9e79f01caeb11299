import { assert } from 'chai'
import { serveDemo } from '../../scripts/serveDemo.mjs'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import type { ShopPage } from './support/shopOn.js'
import type { Visitor } from './support/Visitor.js'

const OPENER = { 'cross-origin-opener-policy': 'same-origin' }
const ISOLATED = { ...OPENER, 'cross-origin-embedder-policy': 'require-corp' }

/** Opens a shop with these extra headers while `body` runs. */
const goUnder = async (
  { shop: { page }, world: { sandbox, phone } }: Visitor,
  headers: Readonly<Record<string, string>>,
  body: () => Promise<void>,
): Promise<void> => {
  const { url, close } = await serveDemo({ port: 0, sandbox, phone, headers })
  try {
    await page.goto(`${url}?wallets=`)
    await body()
  } finally {
    await page.close()
    await close()
  }
}

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

describe('a page with isolation headers', () => {
  it(
    'continues by a link if its window is cut off, opens no second one, and names the header to the developer [U-94]',
    (visitor) =>
      goUnder(visitor, OPENER, async () => {
        const { shop, context } = visitor
        const told: string[] = []
        shop.page.on('console', (message) => told.push(message.text()))
        const opening = context.waitForEvent('page')
        await press(shop, 'GitHub')
        const cutOff = await opening
        const connecting = shop.view('ConnectingSocial')
        await connecting.getByText('That window can’t reach this page. Close it, and go on here.').waitFor()
        assert.isFalse(cutOff.isClosed())
        await cutOff.close()
        await connecting.getByRole('button', { name: /again/i }).click()
        await connecting.getByText(/^No window could be opened here/).waitFor()
        assert.lengthOf(context.pages(), 1)
        assert.match(told.join('\n'), /PTC-ALERT-OPENER-POLICY.*Cross-Origin-Opener-Policy: same-origin-allow-popups/)
        await goByLink(shop)
      }),
    { tolerated: [/PTC-ALERT-OPENER-POLICY/] },
  )

  it('logs in by a window under same-origin-allow-popups [U-94]', (visitor) =>
    goUnder(visitor, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }, async () => {
      const { shop } = visitor
      const opening = shop.page.waitForEvent('popup')
      await press(shop, 'GitHub')
      await (await opening).getByRole('button', { name: 'Approve' }).click()
      await shop.accountButton.waitFor()
    }))

  it('opens no window if it is isolated, and logs in if the secure site can be framed there [U-94]', (visitor) =>
    goUnder(visitor, ISOLATED, async () => {
      const { shop, context, world } = visitor
      assert.isTrue(await shop.page.evaluate(() => crossOriginIsolated))
      await press(shop, 'GitHub')
      await shop.view('ConnectingSocial').getByRole('link', { name: 'Go to GitHub' }).waitFor()
      assert.lengthOf(context.pages(), 1)
      await goByLink(shop)
      await shop.disconnect()
      await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    }))
})
