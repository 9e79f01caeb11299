import { assert } from 'chai'
import { MOST_RECEIVERS, type SavedReceiver } from '../../../domain/send/savedReceivers.js'
import { makeLocalStorageKeyValueStore } from '../../../infrastructure/storage/localStorageStore.js'
import { makeStoredReceiverBook } from '../../../infrastructure/storage/receiverBook.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { isLinear } from '../../support/isLinear.js'
import { makeStoragePage } from '../../support/makeStoragePage.js'

const ADDRESS = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const ANA: SavedReceiver = { namespace: 'eip155', address: ADDRESS, name: 'Ana' }
const BO: SavedReceiver = { namespace: 'solana', address: 'So11111111111111111111111111111111111111112', name: 'Bo' }
const KEY = 'portico.receivers'

const record = (receivers: readonly unknown[], version = 1): string => JSON.stringify({ version, receivers })
const read = (text: string): readonly SavedReceiver[] =>
  makeStoredReceiverBook(fakeKeyValueStore({ receivers: text })).read()

describe('makeStoredReceiverBook', () => {
  it('keeps receivers in order, and leaves no key if none is saved [S-25]', () => {
    const store = fakeKeyValueStore()
    const book = makeStoredReceiverBook(store)
    assert.deepEqual(book.read(), [])
    assert.isTrue(book.write([BO, ANA]))
    assert.deepEqual(makeStoredReceiverBook(store).read(), [BO, ANA])
    assert.isTrue(book.write([]))
    assert.isNull(store.read('receivers'))
  })

  it('keeps the valid entries of a record, and never throws [U-32]', () => {
    const odd: readonly unknown[] = [
      ...[7, null, {}, { ...ANA, name: 7 }, { ...ANA, namespace: 'eip156' }, { ...ANA, namespace: 'bip122' }],
      ...['', ' Ana', 'a\u202eb', 'a'.repeat(41), 'a'.repeat(1_000_000)].map((name) => ({ ...ANA, name })),
      ...[ADDRESS.toLowerCase(), '0x', '1'.repeat(1_000_000)].map((address) => ({ ...ANA, address })),
    ]
    for (const each of odd) assert.deepEqual(read(record([each, ANA])), [ANA], JSON.stringify(each).slice(0, 99))
    assert.deepEqual(read(record([{ ...ANA, more: 1 }])), [ANA])
    assert.deepEqual(read(record([ANA], 2)), [])
    assert.deepEqual(read('{"version":1'), [])
  })

  it('reads the first name of a duplicated address, and the first 100 entries', () => {
    assert.deepEqual(read(record([ANA, BO, { ...ANA, name: 'Eve' }])), [ANA, BO])
    const many = Array.from({ length: 105 }, (_, at) => ({ ...ANA, address: `0x${String(at).padStart(40, '0')}` }))
    assert.deepEqual(read(record(many)), many.slice(0, MOST_RECEIVERS))
  })

  it('reads no further than the first 100, so that a huge record is read as fast as a short one [S-12]', () => {
    const full = (entries: number): string =>
      record(Array.from({ length: entries }, (_, at) => ({ ...ANA, address: `0x${String(at).padStart(40, '0')}` })))
    assert.isTrue(isLinear(read, full(5_000), full(20_000)))
  })

  it('reports writes of another tab, and no other key [U-33]', () => {
    const store = fakeKeyValueStore()
    const seen: (readonly SavedReceiver[])[] = []
    makeStoredReceiverBook(store).changes.subscribe((receivers) => seen.push(receivers))
    store.changeFromAnotherTab('receivers', record([ANA]))
    store.changeFromAnotherTab('wallets', '{}')
    store.changeFromAnotherTab('receivers', null)
    assert.deepEqual(seen, [[ANA], []])
  })

  it('reports that the browser did not persist a receiver, and keeps the existing ones [U-32]', () => {
    const page = makeStoragePage({ [KEY]: record([ANA]) })
    const book = makeStoredReceiverBook(makeLocalStorageKeyValueStore(page))
    // As a browser with little space left: longer values are refused, and the old one still fits.
    const { setItem } = page.localStorage
    const most = record([ANA]).length
    Object.assign(page.localStorage, {
      setItem: (key: string, value: string) => {
        if (value.length > most) throw new DOMException('It is full.', 'QuotaExceededError')
        setItem(key, value)
      },
    })
    assert.isFalse(book.write([BO, ANA]))
    assert.deepEqual(book.read(), [ANA])
    assert.equal(page.stored.get(KEY), record([ANA]))
    assert.isTrue(book.write([]))
    assert.isFalse(page.stored.has(KEY))
  })

  it('reports that the browser persists nothing, and is then empty', () => {
    for (const health of ['blocked', 'broken', 'full'] as const) {
      const page = makeStoragePage()
      page.fall(health)
      const book = makeStoredReceiverBook(makeLocalStorageKeyValueStore(page))
      assert.isFalse(book.write([ANA]), health)
      assert.deepEqual(book.read(), [], health)
    }
  })
})
