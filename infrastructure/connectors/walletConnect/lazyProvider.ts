import type { SessionProvider } from './SessionProvider.js'

type Listener = Parameters<SessionProvider['on']>[1]

/** A provider that loads with the first question. Who listens before that hears it from then on. */
export const lazyProvider = (load: () => Promise<SessionProvider>): SessionProvider => {
  let loaded: SessionProvider | undefined
  let waiting: readonly (readonly [string, Listener])[] = []
  const ready = async (): Promise<SessionProvider> => {
    const provider = await load()
    if (loaded === undefined) for (const [event, listener] of waiting) provider.on(event, listener)
    loaded = provider
    waiting = []
    return provider
  }
  return {
    request: async (request) => (await ready()).request(request),
    on: (event, listener) => {
      if (loaded === undefined) waiting = [...waiting, [event, listener]]
      else loaded.on(event, listener)
    },
    removeListener: (event, listener) => {
      waiting = waiting.filter((one) => one[0] !== event || one[1] !== listener)
      loaded?.removeListener(event, listener)
    },
  }
}
