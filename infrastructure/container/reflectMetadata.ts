/**
 * Replaces `reflect-metadata` and `@inversifyjs/reflect-metadata-utils` in the built package with the three functions
 * that inversify calls to number its bindings. The build resolves both names to this file, so that the page's `Reflect`
 * is not extended.
 */
const stores = new WeakMap<object, Map<unknown, unknown>>()

export const getOwnReflectMetadata = (target: object, key: unknown): unknown => stores.get(target)?.get(key)

export const setReflectMetadata = (target: object, key: unknown, value: unknown): void => {
  stores.set(target, (stores.get(target) ?? new Map<unknown, unknown>()).set(key, value))
}

export const updateOwnReflectMetadata = <A>(
  target: object,
  key: unknown,
  initial: () => A,
  update: (value: A) => A,
): void => {
  // Cast is safe: each key is used with one type of value.
  setReflectMetadata(target, key, update((getOwnReflectMetadata(target, key) as A | undefined) ?? initial()))
}
