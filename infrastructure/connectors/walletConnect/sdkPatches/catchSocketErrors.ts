/*
 * Repairs: a socket that the SDK replaces is refused after the SDK stopped listening, and throws out of its own event;
 *   frames sent to a closing socket, and many that wait for a slow one, are printed in the console.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK keeps an error listener on sockets it replaces, says which could not be opened, and sends
 *   nothing to a closing socket.
 */

import { readField } from '../../../shared/safeRead.js'

const OPEN = 1

interface Connection {
  send: (frame: never) => Promise<unknown>
  /** Opens a socket, which may be closed again when this resolves. */
  readonly open: () => Promise<unknown>
  readonly events: Listeners
}
interface Listeners {
  setMaxListeners: (count: number) => unknown
}
interface Relayer {
  provider: {
    readonly on: (event: string, listener: () => void) => void
    connect: (...args: never) => Promise<unknown>
    readonly connection: Connection
  }
}

/** A frame for a socket that is closing is lost either way; sent, the browser prints that in the console. */
const sendWhileOpen = (connection: Connection): void => {
  const send = connection.send.bind(connection)
  connection.send = async (frame) => {
    if (readField(connection, 'socket') === undefined) await connection.open()
    if (readField(readField(connection, 'socket'), 'readyState') === OPEN) await send(frame)
  }
}

/**
 * Each frame that waits for a slow socket listens to it, and the SDK raises the limit of its listeners by one too few:
 * the browser prints that in the console.
 */
const removeListenerLimit = (listeners: Listeners): void => {
  listeners.setMaxListeners(Infinity)
  listeners.setMaxListeners = () => listeners
}

/**
 * The SDK stops listening to a socket that it replaces, and one that is refused after that throws out of its own event,
 * where nobody can catch it. Every socket it makes gets a listener that stays. `unreachable` hears of each that could
 * not be opened, of which the SDK itself says nothing.
 */
export const catchSocketErrors = (relayer: Relayer, unreachable: () => void): void => {
  let current = relayer.provider
  Object.defineProperty(relayer, 'provider', {
    get: () => current,
    set: (socket: Relayer['provider']) => {
      current = socket
      socket.on('error', () => undefined)
      sendWhileOpen(socket.connection)
      removeListenerLimit(socket.connection.events)
      const connect = socket.connect.bind(socket)
      socket.connect = (...args) =>
        connect(...args).catch((cause: unknown) => {
          unreachable()
          throw cause
        })
    },
  })
}
