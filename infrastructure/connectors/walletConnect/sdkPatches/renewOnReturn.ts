/*
 * Repairs: a page restored from the back-forward cache may hold a dead socket without an event, and the SDK keeps using
 *   it. Its own `restartTransport` leaves it in a reconnecting state, in which it misses the next break (U-25).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK opens a new socket on such a return, or `restartTransport` resets its state.
 */

interface Relayer {
  readonly connected: boolean
  /** Reconnects with a new socket, as after a break; waits 2 s for the old one. The SDK's types omit it. */
  readonly transportDisconnect?: () => Promise<void>
}

/** The part of a page that reports its return from the back-forward cache. */
export type ReturningPage = Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>

/** Renews the socket on each return and calls `returned`, until the returned function is called. */
export const renewOnReturn = (page: ReturningPage, relayer: Relayer, returned: () => void): (() => void) => {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    void relayer.transportDisconnect?.().catch(() => undefined)
    returned()
  }
  page.addEventListener?.('pageshow', onShow)
  return () => page.removeEventListener?.('pageshow', onShow)
}
