import { assert } from 'chai'
import { it } from './support/it.js'
import { copyLink, scan, showCode } from './support/pairing.js'

describe('the phone of the sandbox', () => {
  it('grants only the second account when only that one is chosen, and signs with it', async ({ shop, takePhone, world }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    await phone.grant([1])
    await shop.accountButton.waitFor()
    const second = world.sandbox.phone.accounts[1]?.address
    assert.equal((await shop.told('address').textContent())?.toLowerCase(), second?.toLowerCase())
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await phone.approve('wants you to sign a message')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
  })

  it('approves nothing while no account is checked', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    const proposal = phone.question('wants to connect')
    const accounts = proposal.getByRole('group', { name: 'Accounts' }).getByRole('checkbox')
    assert.isAbove(await accounts.count(), 1)
    for (const account of await accounts.all()) await account.uncheck()
    assert.isTrue(await proposal.getByRole('button', { name: 'Approve' }).isDisabled())
    await accounts.first().check()
    assert.isTrue(await proposal.getByRole('button', { name: 'Approve' }).isEnabled())
  })

  it('tells no site of an account that it was not granted', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    await phone.grant([0])
    await shop.accountButton.waitFor()
    const address = await shop.told('address').textContent()
    await phone.chooseAccount(1)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await phone.approve('wants you to sign a message')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
    assert.equal(await shop.told('address').textContent(), address)
  })

  it('is opened with a link as a wallet on the web, asks at once, and keeps the link out of the address bar', async ({ shop, context, takePhone, world }) => {
    await shop.go()
    await showCode(shop)
    const phone = await takePhone(`wc?uri=${encodeURIComponent(await copyLink(shop, context))}`)
    await phone.question('wants to connect').waitFor()
    assert.equal(phone.page.url(), world.phone)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
  })
})
