import { assert } from 'chai'
import type { KeyValueStore } from '../../application/ports/storage.js'

export interface KeyValueStoreWorld {
  readonly store: KeyValueStore
  /** Changes a key as another tab would; `null` removes it. */
  readonly changeFromAnotherTab: (key: string, value: string | null) => void
}

/** What every `KeyValueStore` does. `makeIt` gives an empty one. */
export const keyValueStoreContract = (name: string, makeIt: () => KeyValueStoreWorld): void => {
  describe(`KeyValueStore: ${name}`, () => {
    it('reads null where nothing was written', () => {
      assert.isNull(makeIt().store.read('a'))
    })

    it('reads what was written last, by key', () => {
      const { store } = makeIt()
      store.write('a', '1')
      store.write('b', '2')
      store.write('a', '')
      assert.equal(store.read('a'), '')
      assert.equal(store.read('b'), '2')
    })

    it('forgets what was removed, and removes what is not there in silence', () => {
      const { store } = makeIt()
      store.write('a', '1')
      store.remove('a')
      store.remove('a')
      assert.isNull(store.read('a'))
    })

    it('tells of keys another tab changed, and reads what that tab wrote', () => {
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
