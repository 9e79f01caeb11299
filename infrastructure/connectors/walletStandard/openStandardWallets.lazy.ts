import type { SchedulerLike, Subscription } from 'rxjs'
import type { Log } from '../../../application/ports/platform.js'
import type { NetworkMemory } from '../../../application/ports/storage.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ChainNamespace, Network } from '../../../domain/network/network.js'
import { nameSkeleton } from '../../../domain/wallets/lookalikes.js'
import { knownHalf } from './knownHalves.js'
import type { NamespaceAdapter } from './namespaceAdapter.js'
import { makeStandardConnector } from './connector.js'
import { makeStandardRegistry, namedWalletInfo, type StandardWindow } from './registry.js'

const LOADS: readonly (readonly [ChainNamespace, () => Promise<NamespaceAdapter>])[] = [
  ['solana', async () => (await import('./solanaAdapter.lazy.js')).SOLANA_ADAPTER],
  ['bip122', async () => (await import('./bitcoinAdapter.lazy.js')).BITCOIN_ADAPTER],
]

/** Loads adapters only for namespaces of the site's networks. If one fails to load, the others still work. */
const adaptersFor = async (networks: readonly Network[]): Promise<readonly NamespaceAdapter[]> => {
  const wanted = LOADS.filter(([namespace]) => networks.some(({ chainNamespace }) => chainNamespace === namespace))
  const loaded = await Promise.all(
    wanted.map(([, load]) =>
      load().then(
        (adapter) => [adapter],
        () => [],
      ),
    ),
  )
  return loaded.flat()
}

/** Discovers Wallet Standard wallets; loaded for sites with networks that such wallets may support. */
export const openStandardWallets = async (deps: {
  readonly window: StandardWindow
  readonly networks: readonly Network[]
  /** Network choices of earlier visits. */
  readonly memory: Pick<NetworkMemory, 'read'>
  readonly log: Pick<Log, 'info'>
  readonly scheduler: SchedulerLike
  /** May have ended while this code loaded. */
  readonly lifetime: Subscription
  readonly report: (found: readonly WalletConnector[]) => void
}): Promise<void> => {
  const adapters = await adaptersFor(deps.networks)
  const ownOf = (namespace: string): readonly Network['caipNetworkId'][] =>
    deps.networks.filter(({ chainNamespace }) => chainNamespace === namespace).map(({ caipNetworkId }) => caipNetworkId)
  const preferred = ({ namespace }: NamespaceAdapter): readonly Network['caipNetworkId'][] => {
    const own = ownOf(namespace)
    return [...deps.memory.read().filter((id) => own.includes(id)), ...own]
  }
  const unregistered = (
    await Promise.all(
      adapters.map(async (adapter) =>
        ((await adapter.findInWindow?.(deps.window)) ?? []).map((each) => ({ ...each, adapter })),
      ),
    )
  ).flat()
  const inWindow = unregistered.map(({ id, wallet, adapter }, index) =>
    makeStandardConnector({
      wallet,
      adapter,
      info: namedWalletInfo(
        id,
        wallet,
        knownHalf(wallet.name, 'InWindow', [adapter.namespace]),
        [adapter.namespace],
        unregistered
          .slice(0, index)
          .map((earlier) => ({ ...earlier.wallet, id: earlier.id, namespace: earlier.adapter.namespace })),
      ),
      preferred: () => preferred(adapter),
      scheduler: deps.scheduler,
    }),
  )
  if (deps.lifetime.closed) return
  const registry = makeStandardRegistry({ ...deps, adapters, preferred })
  deps.lifetime.add(registry.dispose)
  // Hides a global's wallet if the wallet also registers; an unverified registration hides none.
  registry.connectors.changes.subscribe((registered) =>
    deps.report([
      ...registered,
      ...inWindow.filter(
        ({ name }) =>
          !registered.some((each) => each.unverified !== true && nameSkeleton(each.name) === nameSkeleton(name)),
      ),
    ]),
  )
}
