import { assert } from 'chai'
import { it } from './support/it.js'
import { addressIn, AGREED_MS, haveOneSocket, isSigned, openedBy, sign, threeTabs } from './support/pairedTabs.js'
import { pair } from './support/pairing.js'
import { settles } from './support/settles.js'

/** Adds `cut()`, after which a page has no socket, and none that it makes opens. */
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

/** Blocks a page for 8 s. */
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

describe('tabs of a site with a paired phone, when one of them is closed or fails', () => {
  it('ignore forged messages of another script on their channel, and pass the socket on when its tab is closed: the next one reaches the phone [X-19]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, second, third] = all
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

  it("do not wait for a frozen tab that has the socket: the visitor's current tab opens its own [X-19] [U-25]", async (visitor) => {
    const { all, phone, opened } = await threeTabs(visitor)
    const [first, second] = all
    const before = await addressIn(second)
    // Like a tab that the browser froze. Headless pages are never hidden, and only hidden ones are frozen.
    await first.page.evaluate(BLOCK)
    await second.page.evaluate(LEAVE_AND_COME_BACK)
    await settles(() => opened[0]?.count, 1)
    await phone.chooseAccount(1)
    await settles(async () => (await addressIn(second)) === before, false)
    await settles(async () => addressIn(first), await addressIn(second))
    await haveOneSocket(visitor)
  })

  it("lose no answer that arrives at another tab's socket only [X-19] [U-25]", async (visitor) => {
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
    'have a socket each if the browser has no locks, and work as one tab',
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
    // The phone gets an answer of each tab to the end of its session, and logs that.
    { tolerated: [/No matching key\. history/] },
  )
})
