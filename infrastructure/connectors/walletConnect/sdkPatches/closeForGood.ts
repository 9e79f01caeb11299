/*
 * Repairs: what the SDK sends while its socket closes, such as the end of a subscription, opens another socket, which
 *   nothing ends any more (U-65, U-115).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: nothing is sent or opened after `transportClose`.
 */

interface Relayer {
  request: (frame: never) => Promise<unknown>
  transportOpen: () => Promise<void>
  readonly transportClose: () => Promise<void>
}

/** Closes the socket; no other is opened. */
export const closeForGood = (relayer: Relayer): void => {
  const refuse = (): Promise<never> => Promise.reject(new Error('It is closed.'))
  relayer.request = refuse
  relayer.transportOpen = refuse
  void relayer.transportClose().catch(() => undefined)
}
