import { assert } from 'chai'
import type { SavedReceiver } from '../../../domain/send/savedReceivers.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { sendPages } from './sendPages.js'
import { failureOf, TO } from './setUpSend.js'

/** A stranger's address that begins and ends like the receiver of these tests. */
const ANA: SavedReceiver = {
  namespace: 'eip155',
  address: `${TO.slice(0, 5)}${'1'.repeat(34)}${TO.slice(-3)}`,
  name: 'Ana',
}
const SPELT = '0x71C111111111111111111111111111111111176F'

describe('receivers that a visitor saved', () => {
  const pages = sendPages()

  it('are known to hosts and on the next visit, across a disconnect, and leave nothing after deletion [S-25]', async () => {
    const store = fakeKeyValueStore()
    const api = await pages.visit({ store })
    await api.saveReceiver({ ...ANA, address: ANA.address.toLowerCase() })
    await pages.world.portico.disconnect()
    pages.world.portico.destroy()
    const again = await pages.visit({ store })
    assert.deepEqual(again.receivers.value, [{ ...ANA, address: SPELT }])
    assert.include(again.exportReceivers(), SPELT)
    again.removeReceiver(ANA)
    assert.deepEqual(again.receivers.value, [])
    await again.saveReceiver({ ...ANA, address: SPELT })
    again.clearReceivers()
    assert.isFalse(store.kept.has('receivers'))
  })

  it('block look-alike receivers [X-09] [S-05]', async () => {
    const api = await pages.visit({ store: fakeKeyValueStore() })
    await api.saveReceiver({ ...ANA, address: SPELT })
    pages.world.fill(api)
    await api.review()
    const { value } = api.state
    assert.deepInclude(value._tag === 'Ready' && value.step, { _tag: 'Prepared', lookalikeOf: SPELT })
    assert.match(String(await failureOf(api.confirm())), /^PTC-SEND-LOOKALIKE/)
  })

  it('are refused with a code if invalid, or if the page has no storage [U-88]', async () => {
    const forgetful = { ...fakeKeyValueStore(), write: () => undefined, keeps: () => false }
    const api = await pages.visit({ store: forgetful })
    const failed = 'PTC-SEND-NOT-SAVED: The receiver was not saved'
    assert.equal(await failureOf(api.saveReceiver({ ...ANA, name: '' })), failed)
    assert.equal(await failureOf(api.saveReceiver({ ...ANA, address: SPELT })), failed)
    assert.deepEqual(api.receivers.value, [])
  })
})
