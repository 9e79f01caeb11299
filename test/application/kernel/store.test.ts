import { assert } from 'chai'
import { combine, combineRecord, select } from '../../../application/kernel/derive.js'
import { createStore } from '../../../application/kernel/store.js'
import { valuesOf } from '../../support/valuesOf.js'

describe('a store', () => {
  it('emits its value at once and then each change; an equal value is no change', () => {
    const store = createStore(1)
    const values = valuesOf(store)
    store.set(1)
    store.update((value) => value + 1)
    assert.deepEqual(values, [1, 2])
    assert.equal(store.initial, 1)
  })

  it('notifies every listener in order, even if a listener makes a change', () => {
    const store = createStore(0)
    store.changes.subscribe((value) => {
      if (value === 1) store.set(2)
    })
    const values = valuesOf(store)
    store.set(1)
    assert.deepEqual(values, [0, 1, 2])
    assert.equal(store.value, 2)
  })

  it('has its new value at once, even inside a listener', () => {
    const store = createStore(0)
    const seen: number[] = []
    store.changes.subscribe((value) => {
      if (value !== 1) return
      store.set(2)
      seen.push(store.value)
    })
    store.set(1)
    assert.deepEqual(seen, [2])
  })

  it('keeps notifying after a listener got the last change', () => {
    const store = createStore(0)
    const values = valuesOf(store)
    for (const value of [1, 2, 3]) store.set(value)
    store.complete()
    store.set(4)
    assert.deepEqual(values, [0, 1, 2, 3])
  })
})

describe('a derived state', () => {
  it('is the same object until its source changes, even if it is computed again', () => {
    const store = createStore({ name: 'a', other: 1 })
    const named = select(store, ({ name }) => ({ name }))
    assert.equal(named.value, named.value)
    const before = named.value
    store.update((value) => ({ ...value, other: 2 }))
    assert.deepEqual(named.value, before)
  })

  it('does not emit if the selected part stays equal', () => {
    const store = createStore({ name: 'a', other: 1 })
    const values = valuesOf(select(store, ({ name }) => name))
    store.update((value) => ({ ...value, other: 2 }))
    store.update((value) => ({ ...value, name: 'b' }))
    assert.deepEqual(values, ['a', 'b'])
  })

  it('from two sources follows both and keeps its identity otherwise', () => {
    const [left, right] = [createStore(1), createStore(10)]
    const both = combine(left, right, (a, b) => ({ sum: a + b }))
    const values = valuesOf(both)
    left.set(2)
    right.set(20)
    assert.deepEqual(
      values.map(({ sum }) => sum),
      [11, 12, 22],
    )
    assert.equal(both.value, both.value)
    assert.equal(both.value, values.at(-1))
  })

  it('from two sources never combines an outdated one, even if a listener of one changes the other', () => {
    const [left, right] = [createStore(1), createStore(1)]
    left.changes.subscribe(right.set)
    const both = combine(left, right, (a, b) => a === b)
    const values = valuesOf(both)
    left.set(2)
    assert.deepEqual(values, [true])
  })

  it('from many sources is the same object until one of them changes', () => {
    const parts = { a: createStore(1), b: createStore(2) }
    const all = combineRecord(parts)
    const before = all.value
    assert.equal(all.value, before)
    parts.b.set(3)
    assert.deepEqual(all.value, { a: 1, b: 3 })
    assert.deepEqual(all.initial, { a: 1, b: 2 })
  })
})
