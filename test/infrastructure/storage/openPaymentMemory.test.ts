import { assert } from 'chai'
import { makeLocalStorageKeyValueStore } from '../../../infrastructure/storage/localStorageStore.js'
import { makeStoredOpenPayments } from '../../../infrastructure/storage/openPaymentMemory.js'
import { openPaymentMemoryContract } from '../../contracts/openPaymentMemory.contract.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLocks } from '../../fakes/fakeLocks.js'
import { aDevice, fakeOpenPaymentMemory } from '../../fakes/fakeOpenPaymentMemory.js'
import { makeSiteStorage } from '../../support/makeSiteStorage.js'

openPaymentMemoryContract('the fake', () => {
  const device = aDevice()
  return [fakeOpenPaymentMemory(device), fakeOpenPaymentMemory(device)]
})
openPaymentMemoryContract('over a KeyValueStore and Web Locks', () => {
  const [storage, locks] = [makeSiteStorage(), fakeLocks()]
  const open = () => makeStoredOpenPayments({ random: crypto, locks })(storage.open())
  return [open(), open()]
})

const SENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ORDER = `send eip155:1 ${SENDER} coin 0xb2`
const PAYMENT = { namespace: 'eip155', connectorId: 'heron', caipNetworkId: 'eip155:1', askedAt: 5 } as const

describe('makeStoredOpenPayments', () => {
  const open = makeStoredOpenPayments({ random: crypto, locks: undefined })
  const openOver = (store = fakeKeyValueStore()) => ({ store, memory: open(store) })

  it('stores neither address nor order, and hashes each with its own salt [S-25]', () => {
    const { store, memory } = openOver()
    memory.add(PAYMENT, ORDER)
    memory.add(PAYMENT, ORDER)
    const kept = store.kept.get('openPayments') ?? ''
    assert.notInclude(kept.toLowerCase(), SENDER.slice(2, 12).toLowerCase())
    assert.equal(new Set(kept.match(/[0-9a-f]{32}/g)).size, 4)
  })

  it('removes its record with the last payment, since its presence loads code', () => {
    const { store, memory } = openOver()
    memory.remove(memory.add(PAYMENT, ORDER))
    assert.deepEqual([...store.kept], [])
  })

  it('stores an amount as one line of visible text, or none [S-12]', () => {
    const { memory } = openOver()
    memory.add({ ...PAYMENT, amount: `0.5\n\u202eHTE` }, ORDER)
    memory.add({ ...PAYMENT, amount: '\u202e' }, ORDER)
    assert.deepEqual(
      memory.read().map(({ amount }) => amount),
      ['0.5 HTE', undefined],
    )
  })

  it('keeps a payment whose amount would not be read again as it is stored [S-28]', () => {
    const { memory } = openOver()
    const id = memory.add({ ...PAYMENT, amount: '0.5 \u{1f600}\u{e0101}\u200c \u{1f600}\u{e0101}\u200c\u200c' }, ORDER)
    assert.deepEqual(
      memory.of(ORDER).map((each) => each.id),
      [id],
    )
  })

  it('keeps the payments of other tabs if there is no room for a new one [S-28]', () => {
    const kept = new Map<string, string>()
    let mostLetters = Infinity
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem: (key: string, value: string) => {
        if (value.length > mostLetters) throw new DOMException('', 'QuotaExceededError')
        kept.set(key, value)
      },
    }
    const none = (): void => undefined
    const host = { localStorage: area, addEventListener: none, removeEventListener: none, dispatchEvent: () => true }
    const openTab = () => open(makeLocalStorageKeyValueStore(host))
    const [here, there] = [openTab(), openTab()]
    const id = there.add(PAYMENT, ORDER)
    mostLetters = Math.max(...[...kept.values()].map(({ length }) => length))
    here.add(PAYMENT, `${ORDER}1`)
    for (const tab of [there, here, openTab()]) assert.deepEqual(tab.of(ORDER), [{ ...PAYMENT, id }])
    mostLetters = 0
    const refused = open(makeLocalStorageKeyValueStore(host))
    const first = refused.add(PAYMENT, `${ORDER}2`)
    assert.deepEqual(refused.of(`${ORDER}2`), [{ ...PAYMENT, id: first }])
  })

  it('drops what is no payment, and keeps the others', () => {
    const { store, memory } = openOver()
    const id = memory.add(PAYMENT, ORDER)
    const [entry] = (JSON.parse(store.kept.get('openPayments') ?? '') as { payments: readonly object[] }).payments
    const odd = [null, {}, { ...entry, id: 'x' }, { ...entry, amount: '\u202e' }, { ...entry, isTold: 1 }, entry]
    store.write('openPayments', JSON.stringify({ version: 1, payments: odd }))
    assert.deepEqual(memory.read(), [{ ...PAYMENT, id }])
  })

  it('takes no payment for one that another page waits for if the browser has no locks', async () => {
    const { memory, store } = openOver()
    const id = memory.add(PAYMENT, ORDER)
    memory.hold(id)
    assert.isFalse(await openOver(store).memory.isHeld(id))
  })
})
