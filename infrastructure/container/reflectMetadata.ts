/**
 * Stands in for `reflect-metadata` in the built package: the three functions that inversify calls, without
 * the decorators that Portico does not use. The build resolves the import of that name to this file.
 */
type Store = Map<PropertyKey | undefined, Map<unknown, unknown>>

const stores = new WeakMap<object, Store>()

const own = (target: object, property: PropertyKey | undefined): Map<unknown, unknown> | undefined =>
  stores.get(target)?.get(property)

const defineMetadata = (key: unknown, value: unknown, target: object, property?: PropertyKey): void => {
  const store: Store = stores.get(target) ?? new Map<PropertyKey | undefined, Map<unknown, unknown>>()
  const entries = store.get(property) ?? new Map<unknown, unknown>()
  stores.set(target, store.set(property, entries.set(key, value)))
}

const getOwnMetadata = (key: unknown, target: object, property?: PropertyKey): unknown =>
  own(target, property)?.get(key)

const getMetadata = (key: unknown, target: object, property?: PropertyKey): unknown => {
  for (let at: object | null = target; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    if (own(at, property)?.has(key) === true) return own(at, property)?.get(key)
  }
  return undefined
}

const hasOwnMetadata = (key: unknown, target: object, property?: PropertyKey): boolean =>
  own(target, property)?.has(key) === true

// A page that brings the real library keeps it.
if (!('getOwnMetadata' in Reflect))
  Object.assign(Reflect, { defineMetadata, getOwnMetadata, getMetadata, hasOwnMetadata })
