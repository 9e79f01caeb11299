import { asyncScheduler } from 'rxjs'
import type { PorticoOptions } from '../../../application/portico.js'
import { CHAIN_RPC, CONNECTION_MEMORY, CONNECTOR_REGISTRY, NETWORK_MEMORY } from '../../../application/ports/tokens.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { base, mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'

export const ACCOUNT = `0x${'a1'.repeat(20)}`

/** A page of a site on two networks, with a wallet `heron` that is not connected. */
export const setUpProvider = (
  options: Partial<PorticoOptions> = {},
  memory = { connections: fakeConnectionMemory(), networks: fakeNetworkMemory() },
  fake = fakeEip1193Provider({ accounts: [ACCOUNT] }),
) => {
  const pinned = pinProvider(fake.provider)
  if (pinned === undefined) throw new Error('no provider')
  const info = { id: 'heron', name: 'Heron' }
  const connector = makeInjectedConnector({ provider: pinned, info, scheduler: asyncScheduler })
  const chainRpc = fakeChainRpc()
  const portico = createPortico({
    networks: [mainnet, base],
    ...options,
    override: (bind) => {
      bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      bind.value(CONNECTION_MEMORY, memory.connections)
      bind.value(NETWORK_MEMORY, memory.networks)
      bind.value(CHAIN_RPC, chainRpc)
      options.override?.(bind)
    },
  })
  return { portico, provider: portico.provider(), chainRpc, memory, fake }
}

/** The error that a promise rejects with. */
export const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (answer) => Promise.reject(new Error(`resolved with ${JSON.stringify(answer)}`)),
    (error: unknown) => error,
  )
