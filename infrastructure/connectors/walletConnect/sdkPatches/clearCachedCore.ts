/*
 * Repairs: the SDK keeps its core in the page under the prefix of its storage and hands it to whoever opens with that
 *   prefix next, closed and changed already.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: `init` takes a core, or has a setting that makes a new one each time.
 */

/**
 * The SDK keeps its core in the page under the prefix of its storage and hands it to whoever opens with that prefix
 * next. A Portico made after another one was disposed would get that one's core, closed and changed already, and could
 * not pair.
 */
export const clearCachedCore = (prefix: string): void => {
  const kept = `_walletConnectCore_${prefix}`
  for (const name of [kept, `${kept}_count`]) Reflect.deleteProperty(globalThis, name)
}
