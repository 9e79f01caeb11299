interface Relayer {
  provider: { readonly on: (event: string, listener: () => void) => void }
}

/**
 * The SDK stops listening to a socket that it replaces, and one that is refused after that throws out of its own event, where nobody
 * can catch it. Every socket it makes gets a listener that stays.
 */
export const hearEverySocket = (relayer: Relayer): void => {
  let current = relayer.provider
  Object.defineProperty(relayer, 'provider', {
    get: () => current,
    set: (socket: Relayer['provider']) => {
      current = socket
      socket.on('error', () => undefined)
    },
  })
}
