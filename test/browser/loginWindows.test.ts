import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const openProvider = async (shop: ShopPage, provider: string): Promise<Page> => {
  await shop.openConnect()
  const opening = shop.page.waitForEvent('popup')
  await shop.modal.getByRole('button', { name: `Continue with ${provider}`, exact: true }).click()
  const popup = await opening
  await popup.getByRole('heading', { name: `Log in with ${provider}` }).waitFor()
  return popup
}

describe('the popup of a social login', () => {
  it('is known to be closed within 500 ms, and opens again on one press [U-94] [S4-09] [S8-10]', async ({ shop }) => {
    await shop.page.clock.install()
    await shop.go('?login=1&wallets=')
    const popup = await openProvider(shop, 'Google')
    // From here on time passes only as the test advances it.
    await shop.page.clock.pauseAt(Date.now() + 60_000)
    const waiting = shop.view('ConnectingSocial').getByText('Continue in the window')
    await waiting.waitFor()
    await popup.close()
    await shop.page.clock.runFor(500)
    await shop.view('ConnectingSocial').getByText('The window was closed. Nothing was shared with this site.').waitFor()
    const again = shop.page.waitForEvent('popup')
    await shop.view('ConnectingSocial').getByRole('button', { name: /again/i }).click()
    await again
  })

  it('that posts a forged result from another origin logs in no visitor, is closed, and can be opened again [S4-08] [S-20]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    secureSite.fault({ message: 'CONSENT', leave: true, times: 1 })
    await shop.go('?login=1&wallets=')
    const popup = await openProvider(shop, 'GitHub')
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Approve' }).click()])
    await shop
      .view('ConnectingSocial')
      .getByText(/^The answer did not come from the login service/)
      .waitFor()
    assert.isTrue(await shop.connectButton.isVisible())
    assert.notInclude(
      secureSite.heard().map(({ name }) => name),
      'CONNECT_SOCIAL',
    )
    const opening = shop.page.waitForEvent('popup')
    await shop.view('ConnectingSocial').getByRole('button', { name: /again/i }).click()
    await (await opening).getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
  })

  it('ignores messages of another window, and of the page itself [S4-08]', async ({ shop, context, world }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1&wallets=')
    const popup = await openProvider(shop, 'X')
    const forged = `${secureSite.url}/consented?code=forged`
    await shop.page.evaluate((resultUri) => window.postMessage({ resultUri }, '*'), forged)
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      shop.page.evaluate((address) => void window.open(address), secureSite.forger.popup),
    ])
    await other.getByText('You can close this window.').waitFor()
    assert.isTrue(await shop.view('ConnectingSocial').getByText('Continue in the window').isVisible())
    await popup.getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
    await settles(
      () =>
        secureSite
          .heard()
          .filter(({ name }) => name === 'CONNECT_SOCIAL')
          .map(({ payload }) => payload['uri'] === forged),
      [false],
    )
  })

  it('shows that its page was reloaded, as does the opening page [U-94] [S4-09]', async ({ shop, world }) => {
    await shop.go('?login=1&wallets=')
    const popup = await openProvider(shop, 'Google')
    await shop.view('ConnectingSocial').getByText('Continue in the window').waitFor()
    await shop.page.reload()
    await shop.view('Connect').waitFor()
    await shop.modal.getByText('This page was loaded anew while you were away. Connect again.').waitFor()
    await popup.getByRole('button', { name: 'Approve' }).click()
    await popup.getByText(/^The page that asked was loaded anew/).waitFor()
    assert.notInclude(
      world.sandbox.secureSite.heard().map(({ name }) => name),
      'CONNECT_SOCIAL',
    )
    await popup.close()
    const opening = shop.page.waitForEvent('popup')
    await shop.modal.getByRole('button', { name: 'Continue with Google', exact: true }).click()
    await (await opening).getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
  })
})
