import { Buffer } from 'buffer/index.js'

/**
 * Stubs `process.env` before the wallet SDK loads: it skips its two requests to internet hosts only in a test
 * environment, and the sandbox uses loopback only. Also provides `Buffer`, which the SDK uses for sign-in grants and
 * browsers lack.
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
 * Removes the listener limit of the SDK's sockets: frames waiting for a slow relay exceed it by one, which the browser
 * logs as a warning.
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
