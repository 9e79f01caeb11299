/**
 * Stands in for `reflect-metadata` and `@inversifyjs/reflect-metadata-utils` in the built package: the three functions
 * that inversify calls, which number its bindings. The build resolves both names to this file, so that nothing is
 * added to the page's `Reflect`.
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
  // Whoever asks with a key keeps to one type of value.
  setReflectMetadata(target, key, update((getOwnReflectMetadata(target, key) as A | undefined) ?? initial()))
}
