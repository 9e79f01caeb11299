import { assert } from 'chai'
import type { CaipAddress } from '../../../domain/account/caip10.js'
import { makeStoredHiddenTokens } from '../../../infrastructure/storage/hiddenTokens.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'

const MOSS: CaipAddress = 'eip155:1:0xab'

describe('makeStoredHiddenTokens', () => {
  it('keeps contracts in order, and leaves no key if none is hidden', () => {
    const store = fakeKeyValueStore()
    const book = makeStoredHiddenTokens(store)
    assert.deepEqual(book.read(), [])
    book.write(['solana:main:AbC', MOSS])
    assert.deepEqual(makeStoredHiddenTokens(store).read(), ['solana:main:AbC', MOSS])
    book.write([])
    assert.isNull(store.read('hiddenTokens'))
  })

  it('keeps the valid entries of a record, and never throws [U-32]', () => {
    const read = (record: string): readonly CaipAddress[] =>
      makeStoredHiddenTokens(fakeKeyValueStore({ hiddenTokens: record })).read()
    assert.deepEqual(read(JSON.stringify({ version: 1, contracts: [7, null, 'eip156', 'eip155:1', MOSS] })), [MOSS])
    assert.deepEqual(read(JSON.stringify({ version: 2, contracts: [MOSS] })), [])
    assert.deepEqual(read('{"version":1'), [])
  })
})
