import type { SchedulerLike, Subscription } from 'rxjs'
import type { NetworkMemory } from '../../../application/ports/NetworkMemory.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import type { Network } from '../../../domain/network/Network.js'
import type { Dialect } from './Dialect.js'
import { makeStandardConnector } from './makeStandardConnector.js'
import { makeStandardRegistry } from './makeStandardRegistry.js'
import type { StandardWindow } from './StandardWindow.js'

const LOADS: readonly (readonly [ChainNamespace, () => Promise<Dialect>])[] = [
  ['solana', async () => (await import('./solanaDialect.lazy.js')).SOLANA_DIALECT],
  ['bip122', async () => (await import('./bitcoinDialect.lazy.js')).BITCOIN_DIALECT],
]

/** A site fetches nothing for a namespace that it has no network of. One whose code does not come has no wallets, and the others have theirs. */
const dialectsFor = async (networks: readonly Network[]): Promise<readonly Dialect[]> => {
  const wanted = LOADS.filter(([namespace]) => networks.some(({ chainNamespace }) => chainNamespace === namespace))
  const loaded = await Promise.all(
    wanted.map(([, load]) =>
      load().then(
        (dialect) => [dialect],
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
  readonly scheduler: SchedulerLike
  /** It may have ended while this code was on its way. */
  readonly lifetime: Subscription
  readonly tell: (found: readonly WalletConnector[]) => void
}): Promise<void> => {
  const dialects = await dialectsFor(deps.networks)
  const ownOf = (namespace: string): readonly Network['caipNetworkId'][] =>
    deps.networks.filter(({ chainNamespace }) => chainNamespace === namespace).map(({ caipNetworkId }) => caipNetworkId)
  const preferred = ({ namespace }: Dialect): readonly Network['caipNetworkId'][] => {
    const own = ownOf(namespace)
    return [...deps.memory.read().filter((id) => own.includes(id)), ...own]
  }
  const unregistered = await Promise.all(
    dialects.map(async (dialect) =>
      ((await dialect.inWindow?.(deps.window)) ?? []).map(({ id, wallet }) =>
        makeStandardConnector({
          wallet,
          dialect,
          info: { id, name: wallet.name, ...(wallet.icon === undefined ? {} : { icon: wallet.icon }) },
          preferred: () => preferred(dialect),
          scheduler: deps.scheduler,
        }),
      ),
    ),
  )
  if (deps.lifetime.closed) return
  const registry = makeStandardRegistry({ ...deps, dialects, preferred })
  deps.lifetime.add(registry.dispose)
  // A wallet that registers, too, is listed as it registered.
  registry.connectors.changes.subscribe((registered) =>
    deps.tell([
      ...registered,
      ...unregistered.flat().filter(({ name }) => !registered.some((each) => each.name === name)),
    ]),
  )
}
