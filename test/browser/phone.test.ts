import { assert } from 'chai'
import { it } from './support/it.js'
import { copyLink, pair, scan, showCode } from './support/pairing.js'
import { settles } from './support/settles.js'

/** How clients number a letter that asks a wallet. */
const REQUEST = 1108
/** How a site says that it has extended its session too. */
const EXTENDED = 1107
const DAY_MS = 86_400_000
/** Whole, and nobody's. */
const deadLink = `wc:${'0'.repeat(64)}@2?relay-protocol=irn&symKey=${'1'.repeat(64)}`

describe('the phone of the sandbox', () => {
  it('grants only the second account when only that one is chosen, and signs with it', async ({
    shop,
    takePhone,
    world,
  }) => {
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

  it('is opened with a link as a wallet on the web, asks at once, and keeps the link out of the address bar', async ({
    shop,
    context,
    takePhone,
    world,
  }) => {
    await shop.go()
    await showCode(shop)
    const phone = await takePhone(`wc?uri=${encodeURIComponent(await copyLink(shop, context))}`)
    await phone.question('wants to connect').waitFor()
    assert.equal(phone.page.url(), world.phone)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
  })

  it('says that there is no code in a picture without one, and reads the next picture', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await shop.go()
    await phone.scan(await shop.page.screenshot())
    await phone.page.getByText('There is no QR code in this picture.').waitFor()
    await showCode(shop)
    await scan(shop, phone)
    await phone.page.getByText('There is no QR code in this picture.').waitFor({ state: 'hidden' })
  })

  it('sends no text that is no link', async ({ takePhone }) => {
    const phone = await takePhone()
    const send = phone.page.getByRole('button', { name: 'Connect' })
    assert.isTrue(await send.isDisabled())
    await phone.page.getByLabel('Link').fill('https://lantern.example/wc:')
    assert.isTrue(await send.isDisabled())
    await phone.page.getByLabel('Link').fill(' wc:00@2?')
    assert.isTrue(await send.isEnabled())
  })

  it('says what is wrong with a link that lacks its key, and with one that is over', async ({ takePhone }) => {
    const phone = await takePhone()
    await phone.paste('wc:00@2?relay-protocol=irn')
    await phone.page.getByRole('alert').getByText('symKey').waitFor()
    await phone.paste(`${deadLink}&expiryTimestamp=1700000000`)
    await phone.page.getByRole('alert').getByText('expired').waitFor()
    const opened = await takePhone('wc?uri=lantern')
    await opened.page.getByRole('alert').getByText('lantern').waitFor()
  })

  it('says that nobody asks behind a link that no site holds any more', async ({ context, takePhone }) => {
    await context.clock.install()
    const phone = await takePhone()
    await phone.paste(deadLink)
    await phone.page.clock.runFor(10_500)
    await phone.page
      .getByRole('alert')
      .getByText('No site asks behind this link. It may be over: take a new one.')
      .waitFor()
  })

  it('gets a request that was made while it was offline when it is online again', async ({
    shop,
    takePhone,
    world,
  }) => {
    const requests = (): number => world.sandbox.relay.tags().filter((tag) => tag === REQUEST).length
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await phone.setOnline(false)
    const before = requests()
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await settles(() => requests() - before, 1)
    assert.equal(await phone.question().count(), 0)
    await phone.setOnline(true)
    await phone.approve('wants you to sign a message')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
  })

  it('hears from a site that is open, and not from one that is closed', async ({ shop, takePhone }) => {
    await shop.page.clock.install()
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await phone.ping()
    await phone.page.getByText('The site answers.').waitFor()
    await shop.page.close()
    await phone.ping()
    await phone.page.clock.runFor(10_500)
    await phone.page.getByText('The site does not answer.').waitFor()
  })

  it('leaves the site, and the site the phone, when the seven days of a session are over', async ({
    shop,
    takePhone,
    world,
  }) => {
    world.sandbox.relay.setFaults({ ignoresClocks: true })
    await shop.page.clock.install()
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await shop.page.clock.fastForward(8 * DAY_MS)
    await shop.connectButton.waitFor()
    await phone.page.getByText('None.').waitFor()
  })

  it('extends a session, and the site stays connected longer than seven days, also after a reload', async ({
    shop,
    takePhone,
    world,
  }) => {
    world.sandbox.relay.setFaults({ ignoresClocks: true })
    await shop.page.clock.install()
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await shop.page.clock.fastForward(6 * DAY_MS)
    const until = await phone.sites.first().textContent()
    await phone.extend()
    await settles(async () => (await phone.sites.first().textContent()) === until, false)
    await settles(() => world.sandbox.relay.tags().includes(EXTENDED), true)
    await shop.page.clock.fastForward(2 * DAY_MS)
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await phone.approve('wants you to sign a message')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
  })
})
