import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

const SHOP = '?wallets=&links=native#seats'

/** What keeps windows from this page, put there before its own code. Whatever is opened all the same is noted. */
const NOTING = "window.open = () => void document.body.append('a window was opened')"
const WITHOUT_WINDOWS = {
  'a browser that blocks windows': 'window.open = () => null',
  'Telegram on an iPhone': `window.Telegram = { WebApp: { platform: 'ios' } }; ${NOTING}`,
  'Telegram on Android, without its script': `window.TelegramWebviewProxy = {}; ${NOTING}`,
} as const

const leave = async (shop: ShopPage, provider: string): Promise<void> => {
  await shop.openConnect()
  await shop.modal.getByRole('button', { name: `Continue with ${provider}`, exact: true }).click()
  await shop
    .view('ConnectingSocial')
    .getByRole('link', { name: `Go to ${provider}` })
    .click()
  await shop.page.getByRole('heading', { name: `Log in with ${provider}` }).waitFor()
}
const isClean = (page: Page): void => assert.notMatch(page.url(), /result_uri|portico_login|code=/)

describe('logging in by a social account where no window can be opened', () => {
  for (const [where, script] of Object.entries(WITHOUT_WINDOWS)) {
    it(`leaves the page for the provider, comes back, and is logged in: ${where} [U-93] [U-94] [S4-07]`, async ({
      shop,
    }) => {
      await shop.page.addInitScript({ content: script })
      await shop.go(SHOP)
      await leave(shop, 'GitHub')
      await shop.page.getByLabel('Account name').fill('ana')
      await shop.page.getByRole('button', { name: 'Approve' }).click()
      await shop.accountButton.waitFor()
      await shop.modal.waitFor({ state: 'hidden' })
      const { search, hash } = new URL(shop.page.url())
      assert.deepEqual([search, hash], [new URL(SHOP, 'http://shop.example').search, '#seats'])
      assert.equal(await shop.page.getByText('a window was opened').count(), 0)
      await shop.page.reload()
      await shop.accountButton.waitFor()
    })
  }

  it('says when the visitor cancelled at the provider, and can be tried again [S4-09]', async ({ shop }) => {
    await shop.page.addInitScript({ content: WITHOUT_WINDOWS['a browser that blocks windows'] })
    await shop.go(SHOP)
    await leave(shop, 'Google')
    await shop.page.getByRole('button', { name: 'Cancel' }).click()
    await shop
      .view('ConnectingSocial')
      .getByText(/^The provider did not let you in/)
      .waitFor()
    isClean(shop.page)
    await shop.view('ConnectingSocial').getByRole('button', { name: /again/i }).click()
    await shop.view('ConnectingSocial').getByRole('link', { name: 'Go to Google' }).waitFor()
  })

  for (const [what, forge] of [
    [
      'of another origin, with the token',
      (back: URL) => back.searchParams.set('result_uri', 'https://secure.evil.example/consented?code=1'),
    ],
    ['of the secure site, without the token', (back: URL) => back.searchParams.delete('portico_login')],
  ] as const) {
    it(`logs nobody in by a forged result ${what}, says so, and keeps it in no address [S4-08]`, async ({
      shop,
      world,
    }) => {
      await shop.page.addInitScript({ content: WITHOUT_WINDOWS['a browser that blocks windows'] })
      await shop.go(SHOP)
      await leave(shop, 'Google')
      const returning = new URL(new URL(shop.page.url()).searchParams.get('state')?.split(/--(.*)/s)[1] ?? '')
      returning.searchParams.set('result_uri', `${world.sandbox.secureSite.url}/consented?code=forged`)
      forge(returning)
      await shop.page.goto(returning.href)
      await shop
        .view('ConnectingSocial')
        .getByText(/^The answer did not come from the login service/)
        .waitFor()
      isClean(shop.page)
      assert.isTrue(await shop.connectButton.isVisible())
      assert.notInclude(
        world.sandbox.secureSite.heard().map(({ name }) => name),
        'CONNECT_SOCIAL',
      )
    })
  }

  it('logs nobody in by a result that nobody left the page for, and says so [S4-08] [S8-07] [S-21]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go(`?result_uri=${encodeURIComponent(`${secureSite.url}/consented?code=forged`)}`)
    await shop.view('Connect').waitFor()
    await shop.modal.getByRole('alert').getByText('A problem occurred while trying initialize authentication').waitFor()
    isClean(shop.page)
    assert.isEmpty(secureSite.heard(), 'the secure site is not even asked')
  })

  it('logs nobody in by a result that the secure site never gave, though it has the token [S4-08] [S8-07]', async ({
    shop,
    world,
  }) => {
    await shop.page.addInitScript({ content: WITHOUT_WINDOWS['a browser that blocks windows'] })
    await shop.go(SHOP)
    await leave(shop, 'Google')
    const returning = new URL(new URL(shop.page.url()).searchParams.get('state')?.split(/--(.*)/s)[1] ?? '')
    returning.searchParams.set('result_uri', `${world.sandbox.secureSite.url}/consented?code=forged`)
    await shop.page.goto(returning.href)
    await shop.view('ConnectingSocial').getByRole('button', { name: /again/i }).waitFor()
    assert.isTrue(await shop.connectButton.isVisible())
    isClean(shop.page)
  })
})
