/*
 * Repairs: the SDK opens a socket as soon as it knows a session, keeps it open for ever, and opens another after each
 *   break, also where nobody needs one. After it was told to close, it does not see the next break.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a setting for when its socket is open.
 */

interface Relayer {
  readonly connected: boolean
  readonly transportOpen: () => Promise<void>
  readonly transportClose: () => Promise<void>
  transportExplicitlyClosed: boolean
  readonly subscriber: object
  /** Every way to a socket leads here. The SDK's types do not have it. */
  connect?: (...args: never) => Promise<void>
}
interface Heartbeat {
  readonly stop: () => void
  readonly init: () => Promise<void>
}

const ignore = (): undefined => undefined

/** When the socket is open. */
interface SocketHold {
  readonly open: () => void
  /** No socket until `open`, which subscribes to these topics then. */
  readonly close: (topics: readonly string[]) => void
  /** A socket that was closed is gone. */
  readonly closed: () => Promise<unknown>
}

/** There is a socket, and a timer of the SDK, only between `open` and `close`. It begins closed. */
export const holdSocket = (relayer: Relayer, heartbeat: Heartbeat): SocketHold => {
  let isOpen = false
  let topics: readonly string[] = []
  let closing: Promise<unknown> = Promise.resolve()
  const connect = relayer.connect?.bind(relayer)
  relayer.connect = (...args) =>
    isOpen && connect !== undefined ? connect(...args) : Promise.reject(new Error('No socket is wanted.'))
  /** What the SDK subscribes to with its next socket. Of these it takes letters meanwhile. */
  const subscribeLater = (): void => {
    const cached = topics.map((topic) => ({ id: topic, topic, relay: { protocol: 'irn' } }))
    if (!isOpen) Reflect.set(relayer.subscriber, 'cached', cached)
  }
  return {
    open: () => {
      if (isOpen) return
      isOpen = true
      // The SDK leaves it set after it was told to close.
      Reflect.set(relayer, 'reconnectInProgress', false)
      heartbeat.stop()
      void heartbeat.init()
      void closing
        .then(() => {
          // Where this attempt fails, the next heartbeat makes another.
          relayer.transportExplicitlyClosed = false
          return relayer.transportOpen()
        })
        .catch(ignore)
    },
    close: (next) => {
      isOpen = false
      topics = next
      heartbeat.stop()
      if (relayer.connected) closing = relayer.transportClose().catch(ignore).then(subscribeLater)
      else subscribeLater()
    },
    closed: () => closing,
  }
}
