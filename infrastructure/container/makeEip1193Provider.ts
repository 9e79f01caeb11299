import type {
  Eip1193Provider,
  ProviderListener,
  ProviderListening,
  RpcFailure,
} from '../../application/api/providers.js'
import type { Readable, Store } from '../../application/kernel/store.js'
import type { Connections } from '../../domain/connect/connection.js'
import { describeEarly, type EarlyError } from '../../domain/errors/earlyErrors.js'
import type { CoreLoader } from './coreLoader.js'

const toFailure = (error: EarlyError | RpcFailure): RpcFailure => {
  if (!('_tag' in error)) return error
  const { code, message } = describeEarly(error)
  // EIP-1193 "disconnected", which no library retries.
  return { code: 4900, message, data: { portico: code } }
}

/**
 * Provider for viem, ethers and wagmi. Part of the first paint, so it only records listeners; requests and events are
 * in `providers/`, which loads on demand.
 */
export const makeEip1193Provider = ({
  load,
  listeners,
  connections,
}: {
  readonly load: CoreLoader['load']
  readonly listeners: Store<readonly ProviderListener[]>
  readonly connections: Readable<Connections>
}): Eip1193Provider => {
  const adding =
    (once: boolean): ProviderListening =>
    (event: string, listener: ProviderListener['listener']) => {
      const since = connections.value.eip155
      listeners.update((all) => [...all, { event, listener, once, since }])
      return provider
    }
  const on = adding(false)
  // Removes the latest one if a listener was added twice.
  const off: ProviderListening = (event: string, listener: ProviderListener['listener']) => {
    listeners.update((all) => {
      const at = all.findLastIndex((each) => each.event === event && each.listener === listener)
      return all.filter((_, index) => index !== at)
    })
    return provider
  }
  const provider: Eip1193Provider = {
    request: async <Answer>(request: { readonly method: string }) => {
      const core = await load()
      const outcome = core._tag === 'Left' ? core : await core.right.askProvider(request)()
      if (outcome._tag === 'Right') return outcome.right as Answer
      const failure = toFailure(outcome.left)
      throw Object.assign(new Error(failure.message), failure)
    },
    on,
    once: adding(true),
    off,
    addListener: on,
    removeListener: off,
  }
  return provider
}
