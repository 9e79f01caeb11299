import { assert } from 'chai'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'

const ANA = 'ana@lantern.example'
const BO = 'bo@lantern.example'

describe('a login', () => {
  it('changes its e-mail address by a code from each mailbox, logs out at the secure site, too, and stays logged out after a reload [S2-10] [S4-12] [S7-38] [S7-40]', async ({
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
    await shop.modal.getByRole('button', { name: 'Disconnect' }).click()
    await settles(() => secureSite.heard().some(({ name }) => name === 'SIGN_OUT'), true)
    await shop.page.reload()
    await shop.connectButton.waitFor()
  })

  it('by Farcaster has a QR code to scan, or its link to open [S2-08] [S4-10] [S7-43]', async ({ shop, context }) => {
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
})
