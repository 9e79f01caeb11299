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

/**
 * A site fetches nothing for a namespace that it has no network of. One whose code does not come has no wallets, and
 * the others have theirs.
 */
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

/** Looks for wallets of the Wallet Standard: loaded for a site that configures networks they may know. */
export const openStandardWallets = async (deps: {
  readonly window: StandardWindow
  readonly networks: readonly Network[]
  /** What the visitor chose on an earlier visit. */
  readonly memory: Pick<NetworkMemory, 'read'>
  readonly log: Pick<Log, 'info'>
  readonly scheduler: SchedulerLike
  /** It may have ended while this code was on its way. */
  readonly lifetime: Subscription
  readonly tell: (found: readonly WalletConnector[]) => void
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
  // A wallet that registers, too, is listed as it registered; what only says that it is the wallet keeps none out.
  registry.connectors.changes.subscribe((registered) =>
    deps.tell([
      ...registered,
      ...inWindow.filter(
        ({ name }) =>
          !registered.some((each) => each.unverified !== true && nameSkeleton(each.name) === nameSkeleton(name)),
      ),
    ]),
  )
}
