import type { SchedulerLike, Subscription } from 'rxjs'
import type { NetworkMemory } from '../../../application/ports/NetworkMemory.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { Network } from '../../../domain/network/Network.js'
import { makeStandardRegistry } from './makeStandardRegistry.js'
import { SOLANA_DIALECT } from './solanaDialect.js'
import type { StandardWindow } from './StandardWindow.js'

const DIALECTS = [SOLANA_DIALECT]

/** Looks for wallets of the Wallet Standard: loaded for a site that configures networks they may know. */
export const openStandardWallets = (deps: {
  readonly window: StandardWindow
  readonly networks: readonly Network[]
  /** What the visitor chose on an earlier visit. */
  readonly memory: Pick<NetworkMemory, 'read'>
  readonly scheduler: SchedulerLike
  /** It may have ended while this code was on its way. */
  readonly lifetime: Subscription
  readonly tell: (found: readonly WalletConnector[]) => void
}): void => {
  if (deps.lifetime.closed) return
  const ownOf = (namespace: string): readonly Network['caipNetworkId'][] =>
    deps.networks.filter(({ chainNamespace }) => chainNamespace === namespace).map(({ caipNetworkId }) => caipNetworkId)
  const registry = makeStandardRegistry({
    ...deps,
    dialects: DIALECTS.filter(({ namespace }) => ownOf(namespace).length > 0),
    preferred: ({ namespace }) => {
      const own = ownOf(namespace)
      return [...deps.memory.read().filter((id) => own.includes(id)), ...own]
    },
  })
  deps.lifetime.add(registry.dispose)
  registry.connectors.changes.subscribe(deps.tell)
}
