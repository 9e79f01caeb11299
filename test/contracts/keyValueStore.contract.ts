import { assert } from 'chai'
import type { KeyValueStore } from '../../application/ports/storage.js'

export interface KeyValueStoreWorld {
  readonly store: KeyValueStore
  /** Changes a key as another tab would; `null` removes it. */
  readonly changeFromAnotherTab: (key: string, value: string | null) => void
}

/** The contract of `KeyValueStore`. `makeIt` returns an empty one. */
export const keyValueStoreContract = (name: string, makeIt: () => KeyValueStoreWorld): void => {
  describe(`KeyValueStore: ${name}`, () => {
    it('reads null for an unwritten key', () => {
      assert.isNull(makeIt().store.read('a'))
    })

    it('reads the last written value, by key', () => {
      const { store } = makeIt()
      store.write('a', '1')
      store.write('b', '2')
      store.write('a', '')
      assert.equal(store.read('a'), '')
      assert.equal(store.read('b'), '2')
    })

    it('removes a key, and ignores a missing one', () => {
      const { store } = makeIt()
      store.write('a', '1')
      store.remove('a')
      store.remove('a')
      assert.isNull(store.read('a'))
    })

    it('reports keys changed by another tab, and reads their new values', () => {
      const { store, changeFromAnotherTab } = makeIt()
      const seen: (readonly [string, string | null])[] = []
      store.changes.subscribe((key) => seen.push([key, store.read(key)]))
      store.write('a', 'mine')
      changeFromAnotherTab('a', 'theirs')
      changeFromAnotherTab('a', null)
      assert.deepEqual(seen, [
        ['a', 'theirs'],
        ['a', null],
      ])
    })
  })
}
