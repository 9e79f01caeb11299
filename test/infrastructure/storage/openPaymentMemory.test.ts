import { assert } from 'chai'
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
  const openOver = (store = fakeKeyValueStore()) => ({
    store,
    memory: makeStoredOpenPayments({ random: crypto, locks: undefined })(store),
  })

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
