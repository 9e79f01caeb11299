import { assert } from 'chai'
import { everythingArrived } from './support/everythingArrived.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'

const ANA = 'ana@lantern.example'
const BO = 'bo@lantern.example'

describe('a visitor who logged in', () => {
  it('moves the account to another address by a code from each mailbox [S2-10] [S4-12] [S7-40]', async ({
    shop,
    world,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go()
    await logInByEmail(shop, secureSite, ANA)
    const address = await shop.told('address').textContent()
    await shop.openAccount()
    await shop.modal.getByRole('button', { name: new RegExp(ANA) }).click()
    await shop.view('UpdateEmailWallet').waitFor()
    await shop.modal.getByRole('textbox', { name: 'New e-mail address' }).fill(BO)
    await shop.page.keyboard.press('Enter')
    const code = shop.modal.getByRole('textbox', { name: 'Code' })
    await shop.modal.getByText(new RegExp(`mail to ${ANA}`)).waitFor()
    await code.fill((await secureSite.mail(ANA)).code ?? '')
    await shop.modal.getByText(new RegExp(`mail to ${BO}`)).waitFor()
    await code.fill((await secureSite.mail(BO)).code ?? '')
    await shop.modal.getByText('Address changed').waitFor()
    await shop.modal.getByRole('button', { name: 'Done' }).click()
    await shop.modal.getByRole('button', { name: new RegExp(BO) }).waitFor()
    assert.equal(await shop.told('address').textContent(), address)
  })

  it('moves to another network, and the secure site with them [S7-35]', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('listitem').nth(1).getByRole('button').click()
    await settles(async () => (await shop.told('network').textContent()) !== 'Sandbox', true)
    assert.include(
      world.sandbox.secureSite.heard().map(({ name }) => name),
      'SWITCH_NETWORK',
    )
  })

  it('logs out at the secure site, too, and stays out after a reload [S7-38]', async ({ shop, world }) => {
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await shop.disconnect()
    await settles(() => world.sandbox.secureSite.heard().some(({ name }) => name === 'SIGN_OUT'), true)
    await shop.page.reload()
    await shop.connectButton.waitFor()
  })

  it('asks the secure site nothing while nothing happens [U-57]', async ({ shop, world }) => {
    await shop.page.clock.install()
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await settles(() => shop.told('balance').textContent(), '10 ETH')
    await everythingArrived({ shop, world })
    const before = world.sandbox.secureSite.heard().length
    await shop.page.clock.runFor(60_000)
    await everythingArrived({ shop, world })
    assert.equal(world.sandbox.secureSite.heard().length, before)
  })

  it('logs in by Farcaster: a code to scan, or its link to open [S2-08] [S4-10] [S7-43]', async ({ shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.go('?wallets=')
    await shop.openConnect()
    await shop.modal.getByRole('button', { name: 'Continue with Farcaster' }).click()
    await shop.view('ConnectingFarcaster').getByRole('img', { name: 'QR code to scan with a phone' }).waitFor()
    await shop.modal.getByRole('button', { name: 'Copy link' }).click()
    const link =
      (await (
        await shop.page.waitForFunction(async () => /^https?:.+/.exec(await navigator.clipboard.readText())?.[0])
      ).jsonValue()) ?? ''
    const phone = await context.newPage()
    await phone.goto(link)
    await phone.getByLabel('Account name').fill('ana')
    await phone.getByRole('button', { name: 'Approve' }).click()
    await shop.page.bringToFront()
    await shop.accountButton.waitFor()
  })

  it('is named by the provider of a social account, whose address cannot be changed here [S3-15] [S7-37]', async ({
    shop,
  }) => {
    await shop.go('?wallets=')
    await shop.openConnect()
    const opening = shop.page.waitForEvent('popup')
    await shop.modal.getByRole('button', { name: 'Continue with Google' }).click()
    const popup = await opening
    await popup.getByLabel('Account name').fill('ana')
    await popup.getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    for (const visit of ['this', 'next']) {
      if (visit === 'next') {
        await shop.page.reload()
        await shop.accountButton.waitFor()
      }
      await shop.openAccount()
      await shop.modal.getByText('Logged in by Google').waitFor()
      assert.equal(await shop.modal.getByText('Change e-mail').count(), 0)
    }
  })
})
