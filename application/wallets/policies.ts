import { distinctUntilChanged, map } from 'rxjs'
import { currentView, type ModalState } from '../../domain/modal/view.js'
import type { LazyFeatures } from '../api/lazyFeatures.js'
import type { Readable } from '../kernel/store.js'
import type { WalletsFeature } from './walletsFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import type { ConnectFeature } from '../connect/connectFeature.js'

/**
 * Freezes the order of wallets while the modal is open; looks for more installed wallets when a list opens, and loads
 * the directory when AllWallets does.
 */
export const makeFollowWalletViews =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly wallets: Pick<WalletsFeature, 'hold'>
    readonly registry: Pick<ConnectorRegistry, 'look'>
    readonly lazy: LazyFeatures
  }): Policy =>
  () =>
    deps.modal.changes
      .pipe(
        map((state) => (state._tag === 'Open' ? currentView(state.history).name : undefined)),
        distinctUntilChanged(),
      )
      .subscribe((view) => {
        if (view === 'Connect' || view === 'AllWallets') deps.registry.look?.()
        deps.wallets.hold(view !== undefined)
        if (view === 'AllWallets') deps.lazy.loadForView('catalogue')
      })

/**
 * Adds each wallet that the visitor connects to the recent ones (S9-15), except one that was marked when it was chosen,
 * which is not stored (S-11). Restored wallets are recent already.
 */
export const makeRememberUsedWallets =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'changes'>
    readonly wallets: Pick<WalletsFeature, 'use'>
  }): Policy =>
  () =>
    deps.connect.changes.subscribe((change) => {
      if (change._tag !== 'Connected' && change._tag !== 'Switched') return
      if (change.connection.unverified !== true) deps.wallets.use(change.connection.connectorId)
    })
