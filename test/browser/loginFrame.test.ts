import { assert } from 'chai'
import { goFraming } from './support/goFraming.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import type { ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'

const connectHeron = async (shop: ShopPage): Promise<void> => {
  await shop.row('Heron Wallet').click()
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
  await shop.accountButton.waitFor()
}

describe("the secure site's frame", () => {
  it(
    'reports within 20 s that the page’s own policy blocks it, and wallets work [U-15] [S8-37] [S9-09]',
    async (visitor) => {
      const { shop } = visitor
      await shop.page.clock.install()
      await goFraming(visitor, "'none'", async () => {
        await shop.openConnect()
        await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
        await shop.page.keyboard.press('Enter')
        await shop.modal.getByText(`Sending a mail to ${ANA}`).waitFor()
        await shop.page.clock.runFor(20_000)
        await shop.modal.getByText(/^The login service could not be loaded/).waitFor()
        await shop.modal.getByRole('button', { name: 'Back' }).click()
        await connectHeron(shop)
      })
    },
    { tolerated: [/PTC-ALERT|PTC-LOGIN/, /frame-src/] },
  )

  it(
    'has no effect and gets no messages after navigating to a page that forges every answer [S-08] [S4-08] [U-92]',
    async (visitor) => {
      const { shop } = visitor
      const { secureSite } = visitor.world.sandbox
      secureSite.fault({ message: 'CONNECT_EMAIL', leave: true, times: 1 })
      await shop.page.clock.install()
      await goFraming(visitor, `${secureSite.url} ${secureSite.forger.url}`, async () => {
        await shop.openConnect()
        await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
        await shop.page.keyboard.press('Enter')
        await shop.view('EmailLogin').waitFor()
        await shop.page.frameLocator('iframe').locator('body[data-forges]').waitFor({ state: 'attached' })
        await shop.page.clock.runFor(121_000)
        await shop.modal.getByText('The login service did not answer in time.').waitFor()
        assert.isEmpty(secureSite.forger.heard())
        assert.isTrue(await shop.connectButton.isVisible())
        await shop.modal.getByRole('button', { name: 'Back' }).click()
        await connectHeron(shop)
        assert.notEqual(await shop.told('address').textContent(), secureSite.forger.account)
      })
    },
    { tolerated: [/PTC-ALERT|PTC-LOGIN/, /postMessage/] },
  )

  it(
    'reports that it does not load on the next visit, and wallets work [S8-07] [U-15]',
    async ({ shop, world }) => {
      const { secureSite } = world.sandbox
      await shop.page.clock.install()
      await shop.go('?login=1')
      await logInByEmail(shop, secureSite, ANA)
      secureSite.fault({ message: 'SDK', silent: true })
      const asking = shop.page.waitForRequest((request) => request.url().startsWith(secureSite.sdk))
      await shop.page.reload({ waitUntil: 'commit' })
      await asking
      await shop.page.clock.runFor(26_000)
      await shop.connectButton.waitFor()
      await shop.openConnect()
      await shop.modal
        .getByRole('alert')
        .getByText('A problem occurred while trying initialize authentication')
        .waitFor()
      await connectHeron(shop)
    },
    { tolerated: [/PTC-ALERT|PTC-LOGIN/, /Failed to load resource|ERR_/] },
  )
})
