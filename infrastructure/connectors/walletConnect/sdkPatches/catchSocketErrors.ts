/*
 * Repairs: a socket that the SDK replaced may fail after the SDK stopped listening, and throws from its own event.
 *   Frames sent to a closing socket, and many frames waiting for a slow one, are logged to the console.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK keeps an error listener on replaced sockets, reports which could not be opened, and sends
 *   nothing to a closing socket.
 */

import { readField } from '../../../shared/safeRead.js'

const OPEN = 1

interface Connection {
  send: (frame: never) => Promise<unknown>
  /** Opens a socket; it may be closed again when this resolves. */
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

/** A frame for a closing socket is lost in any case; sending it makes the browser log an error. */
const sendWhileOpen = (connection: Connection): void => {
  const send = connection.send.bind(connection)
  connection.send = async (frame) => {
    if (readField(connection, 'socket') === undefined) await connection.open()
    if (readField(readField(connection, 'socket'), 'readyState') === OPEN) await send(frame)
  }
}

/**
 * Each frame waiting for a slow socket adds a listener, and the SDK's limit is too low by one, which is logged to the
 * console.
 */
const removeListenerLimit = (listeners: Listeners): void => {
  listeners.setMaxListeners(Infinity)
  listeners.setMaxListeners = () => listeners
}

/**
 * Gives every socket a permanent error listener: the SDK stops listening to a replaced socket, whose later failure
 * would be an uncatchable error. `unreachable` is called for each socket that could not be opened, which the SDK does
 * not report.
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
