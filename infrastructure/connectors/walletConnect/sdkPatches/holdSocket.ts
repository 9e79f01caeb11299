/*
 * Repairs: the SDK opens a socket as soon as it has a session, keeps it open forever, and reopens it after each break,
 *   even if it is not needed. After being told to close, it misses the next break.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a setting for when its socket is open.
 */

interface Relayer {
  readonly connected: boolean
  readonly transportOpen: () => Promise<void>
  readonly transportClose: () => Promise<void>
  transportExplicitlyClosed: boolean
  readonly subscriber: object
  /** All attempts to open a socket call this method, which the SDK's types omit. */
  connect?: (...args: never) => Promise<void>
}
interface Heartbeat {
  readonly stop: () => void
  readonly init: () => Promise<void>
}

const ignore = (): undefined => undefined

/** Controls when the socket is open. */
interface SocketHold {
  readonly open: () => void
  /** Closes the socket until `open`, which then subscribes to these topics. */
  readonly close: (topics: readonly string[]) => void
  /** Resolves when the last closed socket is gone. */
  readonly closed: () => Promise<unknown>
}

/** The SDK's socket and timer exist only between `open` and `close`. Starts closed. */
export const holdSocket = (relayer: Relayer, heartbeat: Heartbeat): SocketHold => {
  let isOpen = false
  let topics: readonly string[] = []
  let closing: Promise<unknown> = Promise.resolve()
  const connect = relayer.connect?.bind(relayer)
  relayer.connect = (...args) =>
    isOpen && connect !== undefined ? connect(...args) : Promise.reject(new Error('No socket is wanted.'))
  /** Topics to subscribe to with the next socket; the SDK also accepts their messages from other tabs meanwhile. */
  const subscribeLater = (): void => {
    const cached = topics.map((topic) => ({ id: topic, topic, relay: { protocol: 'irn' } }))
    if (!isOpen) Reflect.set(relayer.subscriber, 'cached', cached)
  }
  return {
    open: () => {
      if (isOpen) return
      isOpen = true
      // The SDK leaves this flag set after being told to close.
      Reflect.set(relayer, 'reconnectInProgress', false)
      heartbeat.stop()
      void heartbeat.init()
      void closing
        .then(() => {
          // If this attempt fails, the next heartbeat retries.
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
