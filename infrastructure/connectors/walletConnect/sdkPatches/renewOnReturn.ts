/*
 * Repairs: a page that the browser brings back from its back/forward cache may hold a socket that is dead without a
 *   word, and the SDK goes on with it. Its own `restartTransport` leaves it as if it were reconnecting for ever, so
 *   that it does not see the next break (U-25).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK opens a new socket on such a return, or `restartTransport` leaves it as a break does.
 */

interface Relayer {
  readonly connected: boolean
  /** Comes back with a new socket, as after a break, and waits 2 s for the old one. The SDK's types do not have it. */
  readonly transportDisconnect?: () => Promise<void>
}

/** The part of a page that tells of its return. */
export type ReturningPage = Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>

/** Renews the socket on each return, and calls `returned`, until the function that is given back is called. */
export const renewOnReturn = (page: ReturningPage, relayer: Relayer, returned: () => void): (() => void) => {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    void relayer.transportDisconnect?.().catch(() => undefined)
    returned()
  }
  page.addEventListener?.('pageshow', onShow)
  return () => page.removeEventListener?.('pageshow', onShow)
}
