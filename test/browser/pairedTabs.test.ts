import { assert } from 'chai'
import { it } from './support/it.js'
import { addressIn, AGREED_MS, haveOneSocket, isSigned, sign, threeTabs, WITH_THE_PHONE } from './support/pairedTabs.js'
import { settles } from './support/settles.js'
import type { Visitor } from './support/Visitor.js'

/** Message tags: a request of a site, an event of a wallet, and a site's answers to that. */
const TAGS = { request: 1108, updated: 1105, ended: 1113 } as const

const sent = ({ world: { sandbox } }: Visitor, tag: number): number =>
  sandbox.relay.tags().filter((each) => each === tag).length

describe('several tabs of a site with a paired phone', () => {
  it("share one socket and the phone's account; each request is sent once and answered in its own tab, even if two ask at once; all disconnect within 500 ms, and so does the phone, when a tab without the socket disconnects [X-19] [U-33]", async (visitor) => {
    const { all, phone, opened } = await threeTabs(visitor)
    const [first, second, third] = all
    for (const shop of all) await settles(() => shop.told('wallet').textContent(), 'Osprey Phone')
    await haveOneSocket(visitor)
    assert.deepEqual(opened, [{ count: 0 }, { count: 0 }])

    // One of them sends a request: its own socket is closed after the answer.
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

    // Two of them send requests: the phone shows them one after the other, in order.
    await sign(first)
    await phone.question('wants you to sign a message').waitFor()
    await third.page.bringToFront()
    await sign(third)
    await settles(() => sent(visitor, TAGS.request) - before, 3)
    await phone.reject('wants you to sign a message')
    await first.page.getByText(/^Not signed: User rejected the request/).waitFor()
    await phone.approve('wants you to sign a message')
    await isSigned(third)
    assert.equal(await first.page.getByText(/^Signed and verified/).count(), 0)

    await second.page.bringToFront()
    await second.disconnect()
    for (const other of [first, third]) await settles(() => other.connectButton.isVisible(), true, AGREED_MS)
    await phone.page.getByText('None.').waitFor()
  })

  it('follow the phone within 500 ms of each other: to another account, to a network it approves on request, and to its end; the phone gets each answer once, and no socket is left [X-19] [U-33] [U-36]', async (visitor) => {
    const { all, phone } = await threeTabs(visitor)
    const [first, second, third] = all
    const before = await addressIn(first)
    await phone.chooseAccount(1)
    await settles(async () => (await addressIn(first)) === before, false)
    const now = await addressIn(first)
    for (const other of [second, third]) await settles(() => addressIn(other), now, AGREED_MS)

    const updated = sent(visitor, TAGS.updated)
    await second.page.bringToFront()
    await second.networkButton.click()
    await second.modal.getByRole('button', { name: 'Sandbox Two Not approved in Osprey Phone' }).click()
    await phone.approve('wants you to change the network')
    await phone.approve('wants you to add a network')
    await settles(() => second.told('network').textContent(), 'Sandbox Two')
    await settles(() => third.told('network').textContent(), 'Sandbox Two', AGREED_MS)
    await phone.chooseNetwork('eip155:31337')
    for (const shop of all) await settles(() => shop.told('network').textContent(), 'Sandbox')
    assert.equal(sent(visitor, TAGS.updated) - updated, 1)

    const ended = sent(visitor, TAGS.ended)
    await phone.disconnect()
    await first.connectButton.waitFor()
    for (const other of [second, third]) await settles(() => other.connectButton.isVisible(), true, AGREED_MS)
    await settles(() => sent(visitor, TAGS.ended) - ended, 1)
    await settles(() => visitor.world.sandbox.relay.sockets() <= WITH_THE_PHONE, true)
  })
})
