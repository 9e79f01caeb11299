import { assert } from 'chai'
import type { SavedReceiver } from '../../../domain/send/savedReceivers.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { sendPages } from './sendPages.js'
import { failureOf, TO } from './setUpSend.js'

/** Nobody's: it begins and ends as the receiver of these tests does. */
const ANA: SavedReceiver = {
  namespace: 'eip155',
  address: `${TO.slice(0, 5)}${'1'.repeat(34)}${TO.slice(-3)}`,
  name: 'Ana',
}
const SPELT = '0x71C111111111111111111111111111111111176F'

describe('whom a visitor saved', () => {
  const pages = sendPages()

  it('is known to hosts and on the next visit, over a disconnect; deleted, nothing of it stays [S-25]', async () => {
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

  it('holds back who only looks like them [X-09] [S-05]', async () => {
    const api = await pages.visit({ store: fakeKeyValueStore() })
    await api.saveReceiver({ ...ANA, address: SPELT })
    pages.world.fill(api)
    await api.review()
    const { value } = api.state
    assert.deepInclude(value._tag === 'Ready' && value.step, { _tag: 'Prepared', lookalikeOf: SPELT })
    assert.match(String(await failureOf(api.confirm())), /^PTC-SEND-LOOKALIKE/)
  })

  it('is refused with a code where it is none, and where the page keeps nothing [U-88]', async () => {
    const forgetful = { ...fakeKeyValueStore(), write: () => undefined, keeps: () => false }
    const api = await pages.visit({ store: forgetful })
    const failed = 'PTC-SEND-NOT-SAVED: The receiver was not saved'
    assert.equal(await failureOf(api.saveReceiver({ ...ANA, name: '' })), failed)
    assert.equal(await failureOf(api.saveReceiver({ ...ANA, address: SPELT })), failed)
    assert.deepEqual(api.receivers.value, [])
  })
})
