/**
 * The wallet client was written for Node too, and asks two hosts on the internet unless it believes to be under
 * test. Called before it is loaded; the sandbox talks to loopback only.
 */
export const stubSdkEnv = (): void => {
  Object.assign(globalThis, { global: globalThis, process: { env: { IS_VITEST: 'true' } } })
}

interface Listeners {
  setMaxListeners: (count: number) => unknown
}
interface Relayer {
  provider: { readonly connection: { readonly events: Listeners } }
}

/** The SDK counts the frames that wait for a slow relay one short, and the browser prints that: each of its sockets takes any number. */
export const raiseListenerLimit = (relayer: Relayer): void => {
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
