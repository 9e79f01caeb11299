import { assert } from 'chai'
import { giveAddress } from './support/giveAddress.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'

const ANA = 'ana@lantern.example'

describe('problems during a login', () => {
  it(
    'report within 20 s that the secure site could not be loaded, alert the developer, and let a browser wallet connect [U-15] [S8-37] [S9-09]',
    async ({ shop, world }) => {
      world.sandbox.secureSite.fault({ message: 'SDK', silent: true })
      await shop.page.clock.install()
      await shop.go()
      await shop.openConnect()
      await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
      await shop.page.keyboard.press('Enter')
      await shop.page.locator('iframe').waitFor({ state: 'attached' })
      await shop.page.clock.runFor(20_500)
      await shop.modal.getByText(/^The login service could not be loaded/).waitFor()
      await shop.modal.getByRole('button', { name: 'Back' }).click()
      await shop.row('Heron Wallet').click()
      await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
      await shop.accountButton.waitFor()
    },
    { tolerated: [/PTC-ALERT|PTC-LOGIN/, /Failed to load resource|ERR_/] },
  )

  it(
    'include answers of another origin or another frame, which are ignored, and end after two minutes [S-08] [S4-08] [S9-10]',
    async ({ shop, world }) => {
      for (const from of ['otherOrigin', 'otherFrame'] as const) {
        world.sandbox.secureSite.reset()
        world.sandbox.secureSite.clearFaults()
        world.sandbox.secureSite.fault({ message: 'CONNECT_EMAIL', from })
        if (from === 'otherOrigin') await shop.page.clock.install()
        await shop.go()
        await shop.openConnect()
        await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(ANA)
        await shop.page.keyboard.press('Enter')
        await shop.view('EmailLogin').waitFor()
        await world.sandbox.secureSite.mail(ANA)
        // Two minutes, less the time that a slow machine took so far.
        await shop.page.clock.runFor(90_000)
        await shop.modal.getByText(`Sending a mail to ${ANA}`).waitFor()
        await shop.page.clock.runFor(30_000)
        await shop.modal.getByText('The login service did not answer in time.').waitFor()
      }
    },
    { tolerated: [/PTC-ALERT|PTC-LOGIN/] },
  )

  it('do not occur without a project: login is not offered [S1-09]', async ({ shop }) => {
    await shop.go('?offline=1')
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    assert.equal(await shop.modal.getByRole('textbox', { name: 'E-mail' }).count(), 0)
    assert.equal(await shop.modal.getByRole('button', { name: /^Continue with/ }).count(), 0)
  })

  it("include forged accounts, which are ignored: only the secure site's session counts, and each message gets its answer [S7-45] [U-92]", async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go()
    await logInByEmail(shop, secureSite, ANA)
    const address = await shop.told('address').textContent()
    await shop.page.evaluate((forged) => {
      for (const type of [
        '@w3m-frame/GET_USER_SUCCESS',
        '@w3m-frame/SWITCH_NETWORK_SUCCESS',
        '@w3m-frame/IS_CONNECTED_SUCCESS',
      ])
        window.postMessage({ type, payload: { address: forged, chainId: 31337, isConnected: false } }, '*')
    }, secureSite.forger.account)
    await shop.openAccount()
    assert.equal(await shop.told('address').textContent(), address)
  })

  it(
    'include a link that was not opened in two minutes: it can be awaited again, and continues [S4-11] [S9-10] [S8-38]',
    async ({ shop, world }) => {
      const { secureSite } = world.sandbox
      await shop.page.clock.install()
      await shop.go('?login=1')
      await giveAddress(shop, ANA)
      const mail = await secureSite.mail(ANA)
      await shop.modal.getByText('Open the link in the mail').waitFor()
      await shop.page.clock.runFor(121_000)
      await shop.modal.getByRole('button', { name: 'Wait again' }).click()
      await shop.modal.getByText(/^It went to/).waitFor()
      secureSite.openLink(mail)
      const { code = '' } = await secureSite.mail(ANA)
      await shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
      await shop.accountButton.waitFor()
    },
    { tolerated: [/PTC-ALERT|PTC-LOGIN/] },
  )

  it('include a late mail: another one can be sent after the cooldown, and the newest code counts [U-95] [S9-08] [S7-36]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.page.clock.install()
    await shop.go()
    await giveAddress(shop, ANA)
    secureSite.openLink(await secureSite.mail(ANA))
    await secureSite.mail(ANA)
    const again = shop.modal.getByRole('button', { name: /^(?:Another mail in|Send another mail)/ })
    await again.waitFor()
    await shop.page.clock.runFor(31_000)
    await again.click()
    const { code = '' } = await secureSite.mail(ANA)
    await shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
    await shop.accountButton.waitFor()
  })

  it('include a mistyped address: the right one gets a mail at once, and the field stays editable [S8-33] [S9-08] [U-95]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go()
    await giveAddress(shop, 'anna@lantern.example')
    await shop.modal.getByRole('button', { name: 'Use another address' }).click()
    const field = shop.modal.getByRole('textbox', { name: 'E-mail' })
    await field.fill(ANA)
    await shop.page.keyboard.press('Enter')
    await shop.modal.getByText(ANA).waitFor()
    secureSite.openLink(await secureSite.mail(ANA))
    const { code = '' } = await secureSite.mail(ANA)
    await shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
    await shop.accountButton.waitFor()
  })

  it('include a rate-limited address: the field stays editable, and only that address waits [S8-33] [U-95]', async ({
    shop,
    world,
  }) => {
    world.sandbox.secureSite.limit('anna@lantern.example', 25)
    await shop.go()
    await shop.openConnect()
    const [field, again] = [
      shop.modal.getByRole('textbox', { name: 'E-mail' }),
      shop.modal.getByRole('button', { name: 'Try again' }),
    ]
    await field.fill('anna@lantern.example')
    await shop.page.keyboard.press('Enter')
    await shop.modal
      .getByText(/^Please try again after/)
      .first()
      .waitFor()
    assert.equal(await again.getAttribute('aria-disabled'), 'true')
    await field.fill(ANA)
    assert.equal(await again.getAttribute('aria-disabled'), 'false')
    await again.click()
    await world.sandbox.secureSite.mail(ANA)
  })

  for (const way of ['closing', 'a reload'] as const) {
    it(`include leaving: the code view is shown again after ${way}, without another mail [S4-11] [S1-03]`, async ({
      shop,
      world,
    }) => {
      const { secureSite } = world.sandbox
      await shop.go()
      await giveAddress(shop, ANA)
      secureSite.openLink(await secureSite.mail(ANA))
      const { code = '' } = await secureSite.mail(ANA)
      const mails = secureSite.mails().length
      await shop.modal.getByRole('textbox', { name: 'Code' }).waitFor()
      if (way === 'closing') {
        await shop.modal.getByRole('button', { name: 'Close' }).click()
        await shop.openConnect()
        await shop.modal.getByText('A mail waits for you.').waitFor()
        await shop.modal.getByRole('button', { name: 'Continue', exact: true }).click()
      } else {
        await shop.page.reload()
        await giveAddress(shop, ANA)
      }
      await shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
      await shop.accountButton.waitFor()
      assert.lengthOf(secureSite.mails(), mails)
    })
  }
})
