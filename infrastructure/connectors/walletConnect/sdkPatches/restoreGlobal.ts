/*
 * Repairs: the SDK puts a function for its own developers into the page (`downloadLogsBlobInBrowser`).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK leaves no name in the page.
 */

/** The SDK puts it into the page for its own developers. */
const NAME = 'downloadLogsBlobInBrowser'

/** Starts something that leaves a name in the page, and puts back what was there. */
export const restoreGlobal = async <A>(start: () => Promise<A>): Promise<A> => {
  const before = Object.getOwnPropertyDescriptor(globalThis, NAME)
  try {
    return await start()
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, NAME)
    else Object.defineProperty(globalThis, NAME, before)
  }
}
