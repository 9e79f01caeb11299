import { distinctUntilChanged, filter, map, merge, pairwise, skip } from 'rxjs'
import { currentView, type ModalState } from '../../domain/modal/view.js'
import type { ConnectFeature } from './connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { ConnectionMemory } from '../ports/storage.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { findConnector } from '../../domain/connect/connection.js'
import { isFound } from '../../domain/wallets/installedWallet.js'

const waitsForWallet = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === 'ConnectingExternal'

/**
 * Ends the attempt when ConnectingExternal is left, by back or by closing: no attempt continues hidden (U-108, S8-08).
 */
export const makeEndAttemptWithModal =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'cancel'>
    readonly modal: Pick<ModalFeature, 'state'>
  }): Policy =>
  () =>
    deps.modal.state.changes
      .pipe(
        map(waitsForWallet),
        pairwise(),
        filter(([before, after]) => before && !after),
      )
      .subscribe(() => {
        if (deps.connect.attempt.value._tag !== 'Succeeded') deps.connect.cancel()
      })

/** Syncs connections between tabs: wallets that another tab remembers or forgets (U-29, U-33). */
export const makeSyncOtherTabs =
  (deps: {
    readonly namespaces: readonly ChainNamespace[]
    readonly memory: ConnectionMemory
    readonly connect: Pick<ConnectFeature, 'sessions'>
  }): Policy =>
  () =>
    deps.memory.changes.subscribe((remembered) => {
      for (const namespace of deps.namespaces)
        deps.connect.sessions[namespace].applyExternalIds(remembered[namespace] ?? [])
    })

/**
 * Asks remembered installed wallets that are not connected again when the page becomes visible, when the dialog opens
 * and when a wallet appears: a wallet may unlock without an event, or be injected late (U-30, U-31).
 */
export const makeAskAwayWallets =
  (deps: {
    readonly namespaces: readonly ChainNamespace[]
    readonly registry: ConnectorRegistry
    readonly memory: ConnectionMemory
    readonly connect: Pick<ConnectFeature, 'sessions'>
    readonly modal: Pick<ModalFeature, 'state'>
    readonly environment: Pick<HostEnvironment, 'visible'>
  }): Policy =>
  () => {
    const { connectors } = deps.registry
    const isOpen = deps.modal.state.changes.pipe(
      map(({ _tag }) => _tag === 'Open'),
      distinctUntilChanged(),
    )
    // Skips the initial values, which `restore` handles.
    const begins = merge(deps.environment.visible.changes.pipe(skip(1)), isOpen.pipe(skip(1))).pipe(filter(Boolean))
    return merge(begins, connectors.changes.pipe(skip(1))).subscribe(() => {
      const remembered = deps.memory.read()
      for (const namespace of deps.namespaces)
        for (const id of remembered[namespace] ?? []) {
          const connector = findConnector(connectors.value, { namespace, connectorId: id })
          if (connector !== undefined && isFound(connector)) deps.connect.sessions[namespace].askAgain(id)
        }
    })
  }
