import { combineLatest, filter, merge, pairwise, switchMap, take } from 'rxjs'
import type { Features } from '../../domain/config/features.js'
import { liveConnections } from '../../domain/connect/connections.js'
import { currentView, type ModalState, type View } from '../../domain/modal/view.js'
import type { ConnectFeature } from './connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { Readable } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'
import type { Connections, NamespaceConnection } from '../../domain/connect/connection.js'

/**
 * Closes the modal when a connection started in it succeeds. Shows ProfileWallets instead if the visitor came from
 * there, or if several wallets are kept and another one is connected. A connection made from code leaves the modal
 * alone.
 */
export const makeCloseAfterConnect =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'connections'>
    readonly pairing: Pick<PairingFeature, 'state'>
    readonly features: Readable<Features>
    readonly modal: Pick<ModalFeature, 'state' | 'close' | 'reset' | 'backPast'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () => {
    const { connect, modal, notify } = deps
    const isWaiting = (state: ModalState): boolean =>
      state._tag === 'Open' && currentView(state.history).name === 'ConnectingExternal'
    const isOneOfSeveral = (): boolean =>
      deps.features.value.multiWallet && Object.values(connect.connections.value).flatMap(liveConnections).length > 1
    const leave = (): void => {
      if (modal.state.value._tag !== 'Open') return
      const before = modal.state.value.history.slice(0, -1).map(({ name }) => name)
      const isFromProfile = before.includes('ProfileWallets')
      if (!isFromProfile && !isOneOfSeveral()) return modal.close()
      if (isFromProfile) modal.backPast(before.filter((name) => name !== 'ProfileWallets'))
      else modal.reset({ name: 'ProfileWallets' })
      // One of those listed there was chosen, and not a new one.
      notify.notify({ _tag: before.at(-1) === 'ProfileWallets' ? 'WalletSwitched' : 'WalletAdded' })
    }
    const attempts = connect.attempt.changes.pipe(
      filter(({ _tag }) => _tag === 'Succeeded' && isWaiting(modal.state.value)),
    )
    // A pairing is only under way in the views that lead to one.
    const pairings = deps.pairing.state.changes.pipe(filter(({ _tag }) => _tag === 'Approved'))
    return merge(attempts, pairings).subscribe(leave)
  }

/** Views about a wallet. */
const NEED_WALLET: readonly View['name'][] = ['Account', 'SwitchNetwork', 'UnsupportedChain']

/** Whether the view waits for a wallet that is gone. */
const waitsForMissingWallet = (view: View, connections: Connections): boolean =>
  view.name === 'SwitchNetwork' &&
  Object.entries(connections).some(
    ([namespace, { _tag }]) => _tag === 'Disconnected' && view.networkId.startsWith(`${namespace}:`),
  )

const isAnyone = (tag: NamespaceConnection['_tag'], connections: Connections): boolean =>
  Object.values(connections).some(({ _tag }) => _tag === tag)

/**
 * A view about a wallet closes when the last wallet goes, whoever ended it; a wait for one of several goes back.
 * Connect closes when a wallet that was on its way is back, also because another tab connected it.
 */
export const makeLeaveSettledViews =
  (deps: {
    readonly connections: Readable<Connections>
    readonly modal: Pick<ModalFeature, 'state' | 'close' | 'back'>
  }): Policy =>
  () =>
    deps.connections.changes.pipe(pairwise()).subscribe(([before, connections]) => {
      const { value } = deps.modal.state
      if (value._tag !== 'Open') return
      const shown = currentView(value.history)
      const isConnected = isAnyone('Connected', connections)
      const isBack = isConnected && isAnyone('Restoring', before) && !isAnyone('Connected', before)
      const wasAsked = shown.name === 'Connect' && shown.namespace === undefined && value.history.length === 1
      if (isConnected ? isBack && wasAsked : NEED_WALLET.includes(shown.name)) deps.modal.close()
      else if (waitsForMissingWallet(shown, connections)) deps.modal.back()
    })

/**
 * If the host keeps several wallets, loads the feature with the first connection, so that every wallet is saved from
 * then on.
 */
export const makeStartMultiWallet =
  (deps: {
    readonly features: Readable<Features>
    readonly connections: Readable<Connections>
    readonly load: () => Promise<unknown>
  }): Policy =>
  () =>
    combineLatest([deps.features.changes, deps.connections.changes])
      .pipe(
        filter(
          ([{ multiWallet }, all]) => multiWallet && Object.values(all).some(({ _tag }) => _tag !== 'Disconnected'),
        ),
        take(1),
        // A load that fails is tried again when somebody asks for the feature.
        switchMap(() => deps.load().catch(() => undefined)),
      )
      .subscribe()
