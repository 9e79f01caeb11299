import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { makeSavedReceivers } from '../../../application/send/savedReceivers.js'
import { MOST_RECEIVERS, type ReceiverNotSaved, type SavedReceiver } from '../../../domain/send/savedReceivers.js'
import { makeLocalStorageKeyValueStore } from '../../../infrastructure/storage/localStorageStore.js'
import { makeStoredReceiverBook } from '../../../infrastructure/storage/receiverBook.js'
import { makeStoragePage } from '../../support/makeStoragePage.js'

const ADDRESS = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const ANA: SavedReceiver = { namespace: 'eip155', address: ADDRESS, name: 'Ana' }
const BO: SavedReceiver = { namespace: 'solana', address: 'So11111111111111111111111111111111111111112', name: 'Bo' }

const because = (why: ReceiverNotSaved['because']) => E.left({ _tag: 'ReceiverNotSaved', because: why } as const)

const setUp = () => {
  const page = makeStoragePage()
  const openTab = () => makeSavedReceivers(makeStoredReceiverBook(makeLocalStorageKeyValueStore(page)))
  return { page, openTab, saved: openTab() }
}

describe('saved receivers', () => {
  it('are stored on the device under the visitor’s name for them, until deleted', async () => {
    const { page, openTab, saved } = setUp()
    assert.deepEqual(
      await saved.saveReceiver({ ...ANA, address: ADDRESS.toLowerCase(), name: ' Ana ' })(),
      E.right(undefined),
    )
    await saved.saveReceiver(BO)()
    assert.deepEqual(saved.receivers.value, [BO, ANA])
    assert.deepEqual(openTab().receivers.value, [BO, ANA])
    saved.removeReceiver({ namespace: 'eip155', address: ADDRESS.toLowerCase() })
    assert.deepEqual(saved.receivers.value, [BO])
    saved.clearReceivers()
    assert.deepEqual(saved.receivers.value, [])
    assert.lengthOf([...page.stored], 0)
  })

  it("are merged from all tabs: none overwrites another's [U-33]", async () => {
    const { page, openTab, saved } = setUp()
    const other = openTab()
    // A sleeping tab gets no events.
    Object.assign(page, { dispatchEvent: () => true })
    await saved.saveReceiver(ANA)()
    await other.saveReceiver(BO)()
    assert.deepEqual(openTab().receivers.value, [BO, ANA])
    saved.removeReceiver(ANA)
    assert.deepEqual(saved.receivers.value, [BO])
  })

  it('follow the changes of another tab', () => {
    const { page, saved } = setUp()
    page.writeFromAnotherTab('portico.receivers', JSON.stringify({ version: 1, receivers: [ANA] }))
    assert.deepEqual(saved.receivers.value, [ANA])
    saved.dispose()
    page.writeFromAnotherTab('portico.receivers', null)
    assert.deepEqual(saved.receivers.value, [ANA])
  })

  it('are not saved without an address, without a name, above 100, or if the browser does not persist them', async () => {
    const { page, saved } = setUp()
    const save = saved.saveReceiver as (given: unknown) => ReturnType<typeof saved.saveReceiver>
    for (const given of [
      undefined,
      null,
      {},
      { ...ANA, address: 5 },
      { ...ANA, namespace: {} },
      { ...ANA, address: 'x' },
    ])
      assert.deepEqual(await save(given)(), because('Address'))
    for (const name of [undefined, 5, '', 'a'.repeat(41)])
      assert.deepEqual(await save({ ...ANA, name })(), because('Name'))
    page.fall('full')
    assert.deepEqual(await save(ANA)(), because('Storage'))
    assert.deepEqual(saved.receivers.value, [])
    page.fall('works')
    for (let at = 0; at < MOST_RECEIVERS; at += 1)
      await save({ ...ANA, address: `0x${String(at).padStart(40, '0')}` })()
    assert.deepEqual(await save(ANA)(), because('TooMany'))
    assert.lengthOf(saved.receivers.value, MOST_RECEIVERS)
  })

  it('stay unchanged if a host passes an invalid receiver, or one that throws when read', async () => {
    const { saved } = setUp()
    await saved.saveReceiver(ANA)()
    const thrower = (): never => {
      throw new Error('unreadable')
    }
    const broken = [
      Object.defineProperty({}, 'address', { get: thrower, enumerable: true }),
      new Proxy({}, { ownKeys: thrower }),
    ]
    const save = saved.saveReceiver as (given: unknown) => ReturnType<typeof saved.saveReceiver>
    const remove = saved.removeReceiver as (given: unknown) => void
    for (const given of [undefined, null, 5, {}, { namespace: 'eip155', address: 5 }, { address: ADDRESS }, ...broken])
      remove(given)
    for (const given of broken) assert.deepEqual(await save(given)(), because('Address'))
    assert.deepEqual(saved.receivers.value, [ANA])
  })

  it('are exported as JSON text', async () => {
    const { saved } = setUp()
    await saved.saveReceiver(ANA)()
    assert.deepEqual(JSON.parse(saved.exportReceivers()), { version: 1, receivers: [ANA] })
  })
})
