/*
 * Repairs: the SDK caches its core globally by storage prefix and reuses it in the next instance, already closed and
 *   patched.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: `init` takes a core, or has a setting that creates a new one each time.
 */

/**
 * Deletes the SDK's cached core. Otherwise a Portico created after another was disposed would get that one's core,
 * already closed and patched, and could not pair.
 */
export const clearCachedCore = (prefix: string): void => {
  const kept = `_walletConnectCore_${prefix}`
  for (const name of [kept, `${kept}_count`]) Reflect.deleteProperty(globalThis, name)
}
