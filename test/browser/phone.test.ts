import { assert } from 'chai'
import { it } from './support/it.js'
import { copyLink, pair, scan, showCode } from './support/pairing.js'
import { settles } from './support/settles.js'

/** The tag of a request to a wallet. */
const REQUEST = 1108
/** The tag of a site's acknowledgement of an extended session. */
const EXTENDED = 1107
const DAY_MS = 86_400_000
/** A well-formed link that belongs to no site. */
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

  it('reports no account to a site that it was not granted', async ({ shop, takePhone }) => {
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

  it('opens with a link like a web wallet, asks at once, and removes the link from the address bar', async ({
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

  it('reports a picture without a code, and reads the next picture', async ({ shop, takePhone }) => {
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

  it('reports a link without a key, and an expired one', async ({ takePhone }) => {
    const phone = await takePhone()
    await phone.paste('wc:00@2?relay-protocol=irn')
    await phone.page.getByRole('alert').getByText('symKey').waitFor()
    await phone.paste(`${deadLink}&expiryTimestamp=1700000000`)
    await phone.page.getByRole('alert').getByText('expired').waitFor()
    const opened = await takePhone('wc?uri=lantern')
    await opened.page.getByRole('alert').getByText('lantern').waitFor()
  })

  it('reports that no site answers behind an expired link', async ({ context, takePhone }) => {
    await context.clock.install()
    const phone = await takePhone()
    await phone.paste(deadLink)
    await phone.page.clock.runFor(10_500)
    await phone.page
      .getByRole('alert')
      .getByText('No site asks behind this link. It may be over: take a new one.')
      .waitFor()
  })

  it('gets a request that was sent while it was offline once it is online again', async ({
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

  it('gets events of an open site, and none of a closed one', async ({ shop, takePhone }) => {
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

  it('disconnects from the site, and the site from the phone, when the seven days of a session are over', async ({
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
