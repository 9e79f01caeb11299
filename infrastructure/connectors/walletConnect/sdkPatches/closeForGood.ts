/*
 * Repairs: frames that the SDK sends while its socket closes, such as the end of a subscription, open another socket,
 *   which is never closed (U-65, U-115).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: nothing is sent or opened after `transportClose`.
 */

interface Relayer {
  request: (frame: never) => Promise<unknown>
  transportOpen: () => Promise<void>
  readonly transportClose: () => Promise<void>
}

/** Closes the socket permanently. */
export const closeForGood = (relayer: Relayer): void => {
  const refuse = (): Promise<never> => Promise.reject(new Error('It is closed.'))
  relayer.request = refuse
  relayer.transportOpen = refuse
  void relayer.transportClose().catch(() => undefined)
}
