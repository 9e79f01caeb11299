/*
 * Repairs: the SDK unsubscribes from topics without waiting for it: without a socket that fails, and the rejection
 *   reaches nobody but the console of the page.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK catches what its own calls of relayer.unsubscribe reject with.
 */

interface Relayer<Args extends readonly unknown[]> {
  unsubscribe: (...args: Args) => Promise<void>
}

/** Unsubscribing never rejects. */
export const catchUnsubscribe = <Args extends readonly unknown[]>(relayer: Relayer<Args>): void => {
  const unsubscribe = relayer.unsubscribe.bind(relayer)
  relayer.unsubscribe = (...args) => unsubscribe(...args).catch(() => undefined)
}
