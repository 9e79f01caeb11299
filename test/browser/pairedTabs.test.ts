import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { it } from './support/it.js'
import { pair } from './support/pairing.js'
import type { PhonePage } from './support/phoneOn.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import type { Visitor } from './support/Visitor.js'

/** How soon tabs of a site agree (U-33). */
const AGREED_MS = 500
/** How clients number letters: a request of a site, what a wallet tells, and a site's answers to that. */
const TAGS = { request: 1108, updated: 1105, ended: 1113 } as const
/** The phone has one of its own. */
const WITH_THE_PHONE = 1

const sign = (shop: ShopPage): Promise<void> => shop.page.getByRole('button', { name: 'Sign a message' }).click()
const isSigned = (shop: ShopPage): Promise<void> => shop.page.getByText(/^Signed and verified for 0x/).waitFor()
const addressIn = (shop: ShopPage): Promise<string | null> => shop.told('address').textContent()

const sent = ({ world: { sandbox } }: Visitor, tag: number): number =>
  sandbox.relay.tags().filter((each) => each === tag).length
const haveOneSocket = ({ world: { sandbox } }: Visitor): Promise<void> =>
  settles(() => sandbox.relay.sockets() - WITH_THE_PHONE, 1)

/** The sockets that a page opens from now on. */
const openedBy = (page: Page): { readonly count: number } => {
  const opened = { count: 0 }
  page.on('websocket', () => (opened.count += 1))
  return opened
}

/** Makes `cut()`, after which a page has no socket, and none that it makes opens. */
const CUT_SOCKETS = `
  const sockets = []
  let isCut = false
  window.cut = () => {
    isCut = true
    for (const socket of sockets) socket.close()
  }
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      if (isCut) return Object.assign(new EventTarget(), { readyState: 0, send: () => {}, close: () => {} })
      super(address)
      sockets.push(this)
    }
  }
`

/** A page does nothing for 8 s. */
const BLOCK = `
  setTimeout(() => {
    const end = Date.now() + 8_000
    while (Date.now() < end);
  })
`
const LEAVE_AND_COME_BACK = `
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
  }
`

interface Tabs {
  readonly phone: PhonePage
  /** The tab that paired, and two that came after it. */
  readonly all: readonly [ShopPage, ShopPage, ShopPage]
  /** The sockets that the latter two opened. */
  readonly opened: { readonly count: number }[]
}

const threeTabs = async ({ shop, takePhone, anotherTab }: Visitor): Promise<Tabs> => {
  const phone = await takePhone()
  await shop.go()
  await pair(shop, phone)
  const others = [await anotherTab(), await anotherTab()] as const
  const opened = others.map(({ page }) => openedBy(page))
  for (const each of others) {
    await each.go()
    await each.accountButton.waitFor()
  }
  return { phone, all: [shop, ...others], opened }
}

describe('several tabs of a site with a paired phone', () => {
  it('have one socket: the other tabs open none, and show the account of the phone [X-19]', async (visitor) => {
    const { all, opened } = await threeTabs(visitor)
    for (const shop of all) await settles(() => shop.told('wallet').textContent(), 'Osprey Phone')
    await haveOneSocket(visitor)
    assert.deepEqual(opened, [{ count: 0 }, { count: 0 }])
  })

  it('ask the phone once for what one of them wants, whose answer arrives there alone; its own socket is gone after that [X-19]', async (visitor) => {
    const { all, phone, opened } = await threeTabs(visitor)
    const [first, second, third] = all
    const before = sent(visitor, TAGS.request)
    await second.page.bringToFront()
    await sign(second)
    await phone.approve('wants you to sign a message')
    await isSigned(second)
    assert.equal(sent(visitor, TAGS.request) - before, 1)
    assert.equal(await phone.question('wants you to sign a message').count(), 0)
    for (const other of [first, third]) assert.equal(await other.page.getByText(/^Signed and verified/).count(), 0)
    assert.deepEqual(opened, [{ count: 1 }, { count: 0 }])
    await haveOneSocket(visitor)
  })

  it('get each its own answer where two of them ask at the same time, and the phone has one question of each [X-19]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, second] = all
    const before = sent(visitor, TAGS.request)
    await sign(first)
    await phone.question('wants you to sign a message').waitFor()
    await second.page.bringToFront()
    await sign(second)
    await settles(() => sent(visitor, TAGS.request) - before, 2)
    // It shows one after the other, in the order they came.
    await phone.reject('wants you to sign a message')
    await first.page.getByText(/^Not signed: The request was rejected/).waitFor()
    await phone.approve('wants you to sign a message')
    await isSigned(second)
    assert.equal(await first.page.getByText(/^Signed and verified/).count(), 0)
  })

  it('follow the phone to another account within 500 ms of each other [X-19] [U-33] [U-36]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, ...others] = all
    const before = await addressIn(first)
    await phone.chooseAccount(1)
    await settles(async () => (await addressIn(first)) === before, false)
    const now = await addressIn(first)
    for (const other of others) await settles(() => addressIn(other), now, AGREED_MS)
  })

  it('know at once which networks the phone approves since one of them asked, and the phone hears so once [X-19] [U-33] [U-36]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [, second, third] = all
    const before = sent(visitor, TAGS.updated)
    await second.page.bringToFront()
    await second.networkButton.click()
    await second.modal.getByRole('button', { name: 'Sandbox Two Not approved in Osprey Phone' }).click()
    await phone.approve('wants you to change the network')
    await phone.approve('wants you to add a network')
    await settles(() => second.told('network').textContent(), 'Sandbox Two')
    await settles(() => third.told('network').textContent(), 'Sandbox Two', AGREED_MS)
    await phone.chooseNetwork('eip155:31337')
    for (const shop of all) await settles(() => shop.told('network').textContent(), 'Sandbox')
    assert.equal(sent(visitor, TAGS.updated) - before, 1)
  })

  it('are all without an account within 500 ms of each other when the phone disconnects, which gets one answer; no socket is left [X-19] [U-33]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, ...others] = all
    const before = sent(visitor, TAGS.ended)
    await phone.disconnect()
    await first.connectButton.waitFor()
    for (const other of others) await settles(() => other.connectButton.isVisible(), true, AGREED_MS)
    await settles(() => sent(visitor, TAGS.ended) - before, 1)
    await settles(() => visitor.world.sandbox.relay.sockets() <= WITH_THE_PHONE, true)
  })

  it('are all without an account when one without the socket disconnects, and so is the phone [X-19] [U-33]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, second, third] = all
    await second.page.bringToFront()
    await second.disconnect()
    for (const other of [first, third]) await settles(() => other.connectButton.isVisible(), true, AGREED_MS)
    await phone.page.getByText('None.').waitFor()
  })

  it('hand the socket on when the tab that has it is closed: the next one hears the phone [X-19]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, second, third] = all
    const before = await addressIn(second)
    await first.page.close()
    await haveOneSocket(visitor)
    await phone.chooseAccount(1)
    await settles(async () => (await addressIn(second)) === before, false)
    await settles(() => addressIn(third), await addressIn(second), AGREED_MS)
    await second.page.close()
    await haveOneSocket(visitor)
    await phone.chooseAccount(0)
    await settles(() => addressIn(third), before)
  })

  it('do not wait for a tab that has the socket and does nothing: who comes back to another one has it there [X-19] [U-25]', async (visitor) => {
    const { all, phone, opened } = await threeTabs(visitor)
    const [first, second] = all
    const before = await addressIn(second)
    // As one that the browser froze. Headless pages are never hidden, and only hidden ones are frozen.
    await first.page.evaluate(BLOCK)
    await second.page.evaluate(LEAVE_AND_COME_BACK)
    await settles(() => opened[0]?.count, 1)
    await phone.chooseAccount(1)
    await settles(async () => (await addressIn(second)) === before, false)
    await settles(async () => addressIn(first), await addressIn(second))
    await haveOneSocket(visitor)
  })

  it('lose no answer that only the socket of another tab brings [X-19] [U-25]', async (visitor) => {
    const { shop, takePhone, anotherTab } = visitor
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    const other = await anotherTab()
    await other.page.addInitScript({ content: CUT_SOCKETS })
    await other.go()
    await other.accountButton.waitFor()
    await sign(other)
    await phone.question('wants you to sign a message').waitFor()
    await other.page.evaluate('cut()')
    await phone.approve('wants you to sign a message')
    await isSigned(other)
  })

  it(
    'have a socket each where the browser has no locks, and all goes on as in one tab',
    async (visitor) => {
      const { shop, takePhone, anotherTab, context } = visitor
      await context.addInitScript("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })")
      const phone = await takePhone()
      await shop.go()
      await pair(shop, phone)
      const other = await anotherTab()
      const opened = openedBy(other.page)
      await other.go()
      await other.accountButton.waitFor()
      await settles(() => opened.count, 1)
      await sign(other)
      await phone.approve('wants you to sign a message')
      await isSigned(other)
      await phone.disconnect()
      for (const each of [shop, other]) await each.connectButton.waitFor()
    },
    // The phone gets an answer of each tab to the end of its session, and says so in its console.
    { tolerated: [/No matching key\. history/] },
  )

  it('believe nothing that another script writes where they talk [X-19]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, second] = all
    await second.page.evaluate(() => {
      const channel = new BroadcastChannel('portico.relay')
      const told: unknown[] = [
        null,
        'Letter',
        { _tag: 'Letter', letter: { topic: 'a', message: 'b', publishedAt: 'c' } },
      ]
      for (const topic of ['a'.repeat(64), ''])
        told.push({ _tag: 'Letter', letter: { topic, message: 'b', publishedAt: 1 } })
      for (const each of told) channel.postMessage(each)
      channel.close()
    })
    await sign(first)
    await phone.approve('wants you to sign a message')
    await isSigned(first)
    assert.isTrue(await second.accountButton.isVisible())
  })
})
