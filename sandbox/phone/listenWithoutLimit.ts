interface Listeners {
  setMaxListeners: (count: number) => unknown
}
interface Relayer {
  provider: { readonly connection: { readonly events: Listeners } }
}

/** The SDK counts the frames that wait for a slow relay one short, and the browser prints that: each of its sockets takes any number. */
export const listenWithoutLimit = (relayer: Relayer): void => {
  let current = relayer.provider
  Object.defineProperty(relayer, 'provider', {
    get: () => current,
    set: (socket: Relayer['provider']) => {
      current = socket
      const { events } = socket.connection
      events.setMaxListeners(Infinity)
      events.setMaxListeners = () => events
    },
  })
}
