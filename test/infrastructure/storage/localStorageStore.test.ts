import { assert } from 'chai'
import { makeLocalStorageKeyValueStore, type StorageHost } from '../../../infrastructure/storage/localStorageStore.js'
import { keyValueStoreContract } from '../../contracts/keyValueStore.contract.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { makeStoragePage, type StorageHealth } from '../../support/makeStoragePage.js'

const SICK: readonly StorageHealth[] = ['blocked', 'broken', 'full']

const setUp = (initial: Readonly<Record<string, string>> = {}) => {
  const page = makeStoragePage(initial)
  return { page, store: makeLocalStorageKeyValueStore(page) }
}

/** Compiles only if a page's window is a `StorageHost` as it is. */
export const windowIsAHost = (window: Window): StorageHost => window

keyValueStoreContract('the fake', () => {
  const store = fakeKeyValueStore()
  return { store, changeFromAnotherTab: store.changeFromAnotherTab }
})

keyValueStoreContract('localStorage', () => {
  const { page, store } = setUp()
  return { store, changeFromAnotherTab: (key, value) => page.writeFromAnotherTab(`portico.${key}`, value) }
})

for (const health of ['full', 'broken'] satisfies StorageHealth[]) {
  keyValueStoreContract(`localStorage that is ${health}`, () => {
    const { page, store } = setUp()
    page.fall(health)
    return {
      store,
      changeFromAnotherTab: (key, value) => {
        page.fall('works')
        page.writeFromAnotherTab(`portico.${key}`, value)
      },
    }
  })
}

describe('makeLocalStorageKeyValueStore', () => {
  it('keeps its keys under `portico.` and sees no others', () => {
    const { page, store } = setUp({ theirs: 'x' })
    store.write('a', '1')
    assert.deepEqual(
      [...page.stored],
      [
        ['theirs', 'x'],
        ['portico.a', '1'],
      ],
    )
    assert.isNull(store.read('theirs'))
  })

  for (const health of SICK) {
    it(`keeps in memory what storage that is ${health} refuses, without throwing (U-32)`, () => {
      const { page, store } = setUp()
      page.fall(health)
      store.write('a', '1')
      assert.equal(store.read('a'), '1')
      store.remove('a')
      assert.isNull(store.read('a'))
    })
  }

  it('stays in memory on a server, without a window', () => {
    const store = makeLocalStorageKeyValueStore(undefined)
    store.write('a', '1')
    assert.equal(store.read('a'), '1')
    store.dispose()
  })

  it('falls back for the refused key only', () => {
    const { page, store } = setUp()
    store.write('a', '1')
    page.fall('full')
    store.write('b', '2')
    page.fall('works')
    assert.equal(store.read('a'), '1')
    page.stored.set('portico.a', 'changed below')
    assert.equal(store.read('a'), 'changed below')
    assert.equal(store.read('b'), '2')
  })

  it('replaces a text in one step, so that another tab never sees it missing (U-33)', () => {
    const { page, store } = setUp({ 'portico.a': 'old' })
    store.write('a', 'new')
    assert.deepEqual(page.changes, ['set portico.a'])
  })

  it('leaves no outdated text when the new one did not fit', () => {
    const { page, store } = setUp({ 'portico.a': 'old' })
    page.fall('full')
    store.write('a', 'new')
    assert.isFalse(page.stored.has('portico.a'))
    assert.equal(store.read('a'), 'new')
  })

  it('does not return a text that it could not remove', () => {
    const { page, store } = setUp({ 'portico.a': 'old' })
    page.fall('broken')
    store.remove('a')
    page.fall('works')
    assert.isNull(store.read('a'))
  })

  it('reports for each key whether it persists for the next visit', () => {
    const { page, store } = setUp({ 'portico.a': 'old' })
    store.write('a', 'new')
    assert.isTrue(store.keeps?.('a'))
    page.fall('full')
    store.write('b', '2')
    assert.isFalse(store.keeps?.('b'))
    assert.isTrue(store.keeps?.('a'))
    page.fall('works')
    store.remove('b')
    assert.isTrue(store.keeps?.('b'))
  })

  it('persists again once storage recovers', () => {
    const { page, store } = setUp()
    page.fall('full')
    store.write('a', '1')
    page.fall('works')
    store.write('a', '2')
    assert.equal(page.stored.get('portico.a'), '2')
  })

  it('reports every known key when another tab clears storage', () => {
    const { page, store } = setUp()
    const seen: string[] = []
    store.changes.subscribe((key) => seen.push(key))
    store.read('a')
    store.write('b', '1')
    page.writeFromAnotherTab(null, null)
    assert.deepEqual(seen, ['a', 'b'])
    assert.isNull(store.read('b'))
  })

  it('notifies the tab that cleared storage, which the browser does not, and keeps later writes [U-33]', () => {
    const { page, store } = setUp({ 'portico.a': '1' })
    store.read('a')
    store.write('b', '1')
    page.stored.clear()
    page.stored.set('portico.a', '2')
    const before = page.changes.length
    page.tell({ key: null, storageArea: page.localStorage })
    assert.deepEqual(page.changes.slice(before), ['set portico.b', 'remove portico.b'])
    assert.deepEqual([store.read('a'), store.read('b')], ['2', null])
  })

  it('ignores foreign keys, and sessionStorage', () => {
    const { page, store } = setUp()
    store.changes.subscribe(() => assert.fail('told'))
    page.writeFromAnotherTab('theirs', '1')
    page.tell({ key: 'portico.a', storageArea: {} })
  })

  it('reports every known key on return from the back-forward cache, and forgets nothing (U-32, U-33)', () => {
    const { page, store } = setUp()
    page.fall('full')
    store.write('a', '1')
    store.read('b')
    const seen: string[] = []
    store.changes.subscribe((key) => seen.push(key))
    page.show({ persisted: false })
    assert.isEmpty(seen)
    page.show({ persisted: true })
    assert.deepEqual(seen, ['a', 'b'])
    assert.equal(store.read('a'), '1')
  })

  it('stops listening after dispose', () => {
    const { page, store } = setUp()
    let completed = false
    store.changes.subscribe({ complete: () => (completed = true) })
    assert.isTrue(page.listening)
    store.dispose()
    assert.isFalse(page.listening)
    assert.isTrue(completed)
  })
})

describe('several stores on one page', () => {
  it('notify each other as those of two tabs do: asynchronously, and never themselves', async () => {
    const page = makeStoragePage()
    const stores = [makeLocalStorageKeyValueStore(page), makeLocalStorageKeyValueStore(page)] as const
    const heard: string[] = []
    stores.forEach((store, at) => store.changes.subscribe((key) => heard.push(`${at} ${key} ${store.read(key)}`)))
    stores[0].write('a', '1')
    assert.deepEqual(heard, [])
    await Promise.resolve()
    stores[1].remove('a')
    await Promise.resolve()
    assert.deepEqual(heard, ['1 a 1', '0 a null'])
  })

  it('do not report unchanged values, as two tabs do not', async () => {
    const page = makeStoragePage({ 'portico.a': '1' })
    const [first, second] = [makeLocalStorageKeyValueStore(page), makeLocalStorageKeyValueStore(page)]
    const heard: string[] = []
    second.changes.subscribe((key) => heard.push(key))
    first.write('a', '1')
    first.remove('b')
    await Promise.resolve()
    assert.deepEqual(heard, [])
  })

  it('do not report what was not persisted, nor keys of another name', async () => {
    const page = makeStoragePage()
    const [first, second, other] = [undefined, undefined, 'checkout'].map((name) =>
      makeLocalStorageKeyValueStore(page, name),
    )
    const heard: string[] = []
    second?.changes.subscribe((key) => heard.push(key))
    other?.write('a', 'theirs')
    page.fall('full')
    first?.write('a', 'mine')
    await Promise.resolve()
    assert.deepEqual([heard, second?.read('a'), page.stored.get('checkout.a')], [[], null, 'theirs'])
  })
})
