import { assert } from 'chai'
import { take } from 'rxjs'
import type { OpenPaymentMemory } from '../../application/ports/storage.js'
import { turn } from '../support/turn.js'
import type { OpenPayment } from '../../domain/payment/openPayment.js'

const ORDER = 'send eip155:1 0x70997970c51812dc3a010c7d01b50e0d17dc79c8 coin 0xb2'
const PAYMENT: Omit<OpenPayment, 'id'> = {
  namespace: 'eip155',
  connectorId: 'heron',
  caipNetworkId: 'eip155:1',
  askedAt: 1_700_000_000_000,
  amount: '0.5 ETH',
}

/** The contract of `OpenPaymentMemory`. `openTabs` returns two tabs of one browser, which stores nothing yet. */
export const openPaymentMemoryContract = (
  name: string,
  openTabs: () => readonly [OpenPaymentMemory, OpenPaymentMemory],
): void => {
  describe(`OpenPaymentMemory: ${name}`, () => {
    it('stores payments at once, for all tabs, in order, until they are removed', () => {
      const [here, there] = openTabs()
      assert.deepEqual(here.read(), [])
      const first = here.add(PAYMENT, ORDER)
      const second = there.add({ ...PAYMENT, askedAt: 2 }, ORDER)
      const both = [
        { ...PAYMENT, id: first },
        { ...PAYMENT, id: second, askedAt: 2 },
      ]
      for (const tab of [here, there]) assert.deepEqual(tab.read(), both)
      there.remove(first)
      assert.deepEqual(here.read(), both.slice(1))
    })

    it('finds the payments of an order, and no other ones', () => {
      const [here, there] = openTabs()
      const id = here.add(PAYMENT, ORDER)
      here.add(PAYMENT, `${ORDER}1`)
      assert.deepEqual(there.of(ORDER), [{ ...PAYMENT, id }])
      assert.deepEqual(there.of(`${ORDER}2`), [])
    })

    it('notes by which id it was sent, that the visitor was told, and what a wallet may answer later', () => {
      const [here, there] = openTabs()
      const id = here.add(PAYMENT, ORDER)
      here.change(id, { isTold: true })
      there.change(id, { sentAs: '0xabc' })
      here.change('another', { isTold: true })
      const request = { method: 'eth_sendTransaction', reference: 'c0ffee 1' }
      there.change(id, { request })
      assert.deepEqual(here.read(), [{ ...PAYMENT, id, isTold: true, sentAs: '0xabc', request }])
    })

    it('tells the other tab of each change', async () => {
      const [here, there] = openTabs()
      let told = 0
      there.changes.pipe(take(2)).subscribe(() => (told += 1))
      here.remove(here.add(PAYMENT, ORDER))
      await Promise.resolve()
      assert.equal(told, 2)
    })

    it('tells which payments a page waits for', async () => {
      const [here, there] = openTabs()
      const id = here.add(PAYMENT, ORDER)
      assert.isFalse(await there.isHeld(id))
      const release = here.hold(id)
      for (const tab of [here, there]) assert.isTrue(await tab.isHeld(id))
      release()
      await turn()
      assert.isFalse(await there.isHeld(id))
    })

    it('keeps the newest 50', () => {
      const [here] = openTabs()
      for (let at = 1; at <= 52; at += 1) here.add({ ...PAYMENT, askedAt: at }, ORDER)
      assert.deepEqual([here.read().length, here.read()[0]?.askedAt, here.read().at(-1)?.askedAt], [50, 3, 52])
    })
  })
}
