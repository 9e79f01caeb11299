import { Buffer } from 'buffer/index.js'

/**
 * Stubs `process.env` before the wallet SDK loads: it skips its two requests to internet hosts only if it believes to
 * run under a test. The sandbox talks to loopback only. It reads what a sign-in grants with a `Buffer`, which no
 * browser has.
 */
export const stubSdkEnv = (): void => {
  Object.assign(globalThis, { global: globalThis, process: { env: { IS_VITEST: 'true' } }, Buffer })
}

interface Listeners {
  setMaxListeners: (count: number) => unknown
}
interface Relayer {
  provider: { readonly connection: { readonly events: Listeners } }
}

/**
 * Removes the listener limit of the SDK's sockets: frames that wait for a slow relay exceed it by one, and the browser
 * prints a warning.
 */
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
