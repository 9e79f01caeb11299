import { filter, map, merge, pairwise } from 'rxjs'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Policy } from './Policy.js'

/** The wallet that the visitor connected just now; one that came back with the page was used before. */
const used = (before: NamespaceConnection, after: NamespaceConnection): string | undefined => {
  if (after._tag !== 'Connected' || before._tag === 'Restoring') return undefined
  const { connectorId } = after.active
  return before._tag === 'Connected' && before.active.connectorId === connectorId ? undefined : connectorId
}

/** A wallet that connected is one of those used last (S9-15). */
export const makeRememberUsedWallets =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'sessions'>
    readonly wallets: Pick<WalletsFeature, 'use'>
  }): Policy =>
  () =>
    merge(
      ...CHAIN_NAMESPACES.map((namespace) =>
        deps.connect.sessions[namespace].state.changes.pipe(
          pairwise(),
          map(([before, after]) => used(before, after)),
          filter((connectorId) => connectorId !== undefined),
        ),
      ),
    ).subscribe(deps.wallets.use)
