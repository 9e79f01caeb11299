import { assert } from 'chai'
import { it } from './support/it.js'
import { copyLink, scan, showCode } from './support/pairing.js'
import { press } from './support/sending.js'
import { asked, code, message, REFUSED, staysSignedInBy } from './support/signingIn.js'

describe("sign-in at a shop's server by one approval on a phone", () => {
  it(
    'connects and signs in at once, without a view, and needs nothing after a reload [S1-07] [S4-13] [S-16]',
    async ({ shop, takePhone, world }) => {
      const phone = await takePhone()
      await phone.signsIn('yes')
      await staysSignedInBy(shop, world, async () => {
        await showCode(shop)
        await scan(shop, phone)
        await phone.approve('wants to connect and to sign you in')
      })
    },
    REFUSED,
  )

  it(
    'shows in advance that the wallet asks to sign in, and the grants [S-18]',
    async ({ shop, takePhone, world, context }) => {
      const phone = await takePhone()
      await phone.signsIn('yes')
      await shop.go('?signin=required')
      await showCode(shop)
      const { host } = new URL(world.origin)
      await shop.modal.getByText(`The wallet will also ask you to sign in to ${host}.`).waitFor()
      await shop.modal.getByText('What you allow by that').click()
      const said = await shop.modal.getByRole('listitem').allInnerTexts()
      assert.includeMembers(said, ['Send payments and other transactions', 'Sign messages and data'])
      await phone.paste(await copyLink(shop, context))
      const asks = await phone.question('wants to connect and to sign you in').innerText()
      assert.include(asks, `${host} wants you to sign in`)
      assert.include(asks, "'eth_sendTransaction'")
      await phone.reject('wants to connect and to sign you in')
      await shop.modal.getByText('Declined in the wallet. Scan this new code.').waitFor()
      assert.equal(asked(world, '/sign-in/verify'), 0)
    },
    REFUSED,
  )

  it(
    'falls back to the message view if the phone only connects [S4-13]',
    async ({ shop, takePhone }) => {
      const phone = await takePhone()
      await shop.go('?signin=required')
      await showCode(shop)
      await scan(shop, phone)
      await phone.approve('wants to connect')
      await message(shop).waitFor()
      assert.equal(await code(shop).count(), 0)
      await press(shop, 'Sign')
      await phone.approve('wants you to sign a message')
      await code(shop).waitFor()
    },
    REFUSED,
  )

  it(
    'makes no session and no connection for a phone that signs another nonce, and tells the visitor [S-16] [S-18]',
    async ({ shop, takePhone, world }) => {
      const phone = await takePhone()
      await phone.signsIn('with another nonce')
      await shop.go('?signin=required')
      await showCode(shop)
      await scan(shop, phone)
      await phone.approve('wants to connect and to sign you in')
      await shop.modal.getByText('You were not signed in. The wallet was disconnected. Try again.').waitFor()
      await shop.modal.getByText('PTC-PAIRING-SIGN-IN').waitFor()
      await phone.page.getByText('None.').waitFor()
      assert.equal(await code(shop).count(), 0)
      assert.equal(await shop.told('status').innerText(), 'Not connected')
      assert.equal(asked(world, '/sign-in/verify'), 0)
    },
    REFUSED,
  )
})
