import type { SchedulerLike, Subscription } from 'rxjs'
import type { NetworkMemory } from '../../../application/ports/NetworkMemory.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { Network } from '../../../domain/network/Network.js'
import type { Dialect } from './Dialect.js'
import { makeStandardConnector } from './makeStandardConnector.js'
import { makeStandardRegistry } from './makeStandardRegistry.js'
import { SOLANA_DIALECT } from './solanaDialect.js'
import type { StandardWindow } from './StandardWindow.js'

/** A site fetches nothing for Bitcoin unless it has a network of it; Solana's few words are here. */
const dialectsFor = async (networks: readonly Network[]): Promise<readonly Dialect[]> => {
  const has = (namespace: string): boolean => networks.some(({ chainNamespace }) => chainNamespace === namespace)
  // Without its code there are no Bitcoin wallets, and all the others.
  const bitcoin = has('bip122') ? await import('./bitcoinDialect.lazy.js').then(({ BITCOIN_DIALECT }) => [BITCOIN_DIALECT], () => []) : []
  return has('solana') ? [SOLANA_DIALECT, ...bitcoin] : bitcoin
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
        makeStandardConnector({ wallet, dialect, info: { id, name: wallet.name }, preferred: () => preferred(dialect), scheduler: deps.scheduler }),
      ),
    ),
  )
  if (deps.lifetime.closed) return
  const registry = makeStandardRegistry({ ...deps, dialects, preferred })
  deps.lifetime.add(registry.dispose)
  // A wallet that registers, too, is listed as it registered.
  registry.connectors.changes.subscribe((registered) => deps.tell([...registered, ...unregistered.flat().filter(({ name }) => !registered.some((each) => each.name === name))]))
}
