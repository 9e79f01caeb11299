import { distinctUntilChanged, filter, map, merge, pairwise } from 'rxjs'
import { currentView, type ModalState } from '../../domain/modal/view.js'
import type { LazyFeatures } from '../api/lazyFeatures.js'
import type { Readable } from '../kernel/store.js'
import type { WalletsFeature } from './walletsFeature.js'
import type { Policy } from '../kernel/policy.js'
import { CHAIN_NAMESPACES } from '../../domain/network/network.js'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { ConnectFeature } from '../connect/connectFeature.js'

/** Freezes the order of wallets while the modal is open; loads the directory of all of them when AllWallets opens. */
export const makeFollowWalletViews =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly wallets: Pick<WalletsFeature, 'hold'>
    readonly lazy: LazyFeatures
  }): Policy =>
  () =>
    deps.modal.changes
      .pipe(
        map((state) => (state._tag === 'Open' ? currentView(state.history).name : undefined)),
        distinctUntilChanged(),
      )
      .subscribe((view) => {
        deps.wallets.hold(view !== undefined)
        if (view === 'AllWallets') deps.lazy.loadForView('catalogue')
      })

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
