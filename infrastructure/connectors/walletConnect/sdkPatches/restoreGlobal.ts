/*
 * Repairs: the SDK adds a debugging function to the global object (`downloadLogsBlobInBrowser`).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK adds no global.
 */

const NAME = 'downloadLogsBlobInBrowser'

/** Runs `start`, which sets a global, and restores the previous value. */
export const restoreGlobal = async <A>(start: () => Promise<A>): Promise<A> => {
  const before = Object.getOwnPropertyDescriptor(globalThis, NAME)
  try {
    return await start()
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, NAME)
    else Object.defineProperty(globalThis, NAME, before)
  }
}
