import { assert } from 'chai'
import { giveAddress } from './support/giveAddress.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { press } from './support/sending.js'
import type { ShopPage } from './support/shopOn.js'
import { asked, code, codeByCookies, message, REFUSED, staysSignedInBy, watchViews } from './support/signingIn.js'

const ANA = 'ana@lantern.example'

const decide = (shop: ShopPage, button: 'Approve' | 'Decline'): Promise<void> =>
  shop.page.frameLocator('iframe').getByRole('button', { name: button }).click()

describe("sign-in at a shop's server with a login", () => {
  it(
    'comes with an e-mail login, without a view, and needs nothing after a reload [S1-07] [S4-13] [U-15]',
    async ({ shop, world }) => {
      await staysSignedInBy(shop, world, () => logInByEmail(shop, world.sandbox.secureSite, ANA))
      assert.notInclude(
        world.sandbox.secureSite.heard().map(({ name }) => name),
        'RPC_REQUEST',
      )
    },
    REFUSED,
  )

  it(
    'comes with a social login [S1-04] [S1-07]',
    async ({ shop }) => {
      await shop.go('?wallets=&signin=required')
      const views = await watchViews(shop)
      await shop.openConnect()
      const opening = shop.page.waitForEvent('popup')
      await shop.modal.getByRole('button', { name: 'Continue with Google', exact: true }).click()
      const popup = await opening
      await popup.getByLabel('Account name').fill('ana')
      await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Approve' }).click()])
      await code(shop).waitFor()
      assert.notInclude(await views(), 'SIWXSignMessage')
    },
    REFUSED,
  )

  it(
    "opens the message view if the frame signs nothing, and is signed there; and again on the login's next network [S-16] [S2-16] [S4-13] [S4-14]",
    async ({ shop, world }) => {
      const { secureSite } = world.sandbox
      secureSite.setSilentSigning('none')
      await shop.go('?signin=required')
      await giveAddress(shop, ANA)
      secureSite.openLink(await secureSite.mail(ANA))
      await shop.modal.getByRole('textbox', { name: 'Code' }).fill((await secureSite.mail(ANA)).code ?? '')
      await message(shop).waitFor()
      assert.equal(await code(shop).count(), 0)
      assert.equal(asked(world, '/sign-in/verify'), 0)
      await press(shop, 'Sign')
      await shop.view('ApproveTransaction').waitFor()
      await decide(shop, 'Decline')
      await shop.page.getByText('Error signing message').waitFor()
      await message(shop).waitFor()
      await press(shop, 'Sign')
      await decide(shop, 'Approve')
      await code(shop).waitFor()
      await shop.modal.waitFor({ state: 'hidden' })

      await shop.networkButton.click()
      await shop.view('Networks').getByRole('listitem').nth(1).getByRole('button').click()
      await message(shop).getByText('Chain ID: 31338').waitFor()
      await press(shop, 'Sign')
      await shop.view('ApproveTransaction').waitFor()
      await decide(shop, 'Approve')
      await code(shop).waitFor()
      await shop.modal.waitFor({ state: 'hidden' })
      assert.deepEqual(await codeByCookies(shop, world), { doorCode: await code(shop).innerText() })
    },
    REFUSED,
  )
})
