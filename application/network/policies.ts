import { combineLatest, EMPTY, filter, first, map, merge, skip, switchMap } from 'rxjs'
import {
  type Connection,
  EMBEDDED_CONNECTOR_ID,
  type NamespaceConnection,
  WALLET_CONNECT_CONNECTOR_ID,
} from '../../domain/connect/connection.js'
import type { ConnectionChange } from '../../domain/connect/connectionChange.js'
import { isLoginNamespace } from '../../domain/login/loginMethods.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { NetworkFeature } from './networkFeature.js'
import type { Policy } from '../kernel/policy.js'
import { currentView, type View } from '../../domain/modal/view.js'
import type { ModalFeature } from '../modal/modalFeature.js'

type Arrival = Extract<ConnectionChange, { readonly _tag: 'Connected' | 'Restored' }>

/**
 * Activates the namespace that was connected last, also on the next visit. A restored wallet does not move the page
 * away from a namespace that is connected or being restored. A login exists on EVM and Solana only (S6-04). It does not
 * move the page away from another namespace, unless the visitor has chosen a network of the login since the page came
 * there; SwitchActiveChain asks them instead.
 */
export const makeActivateConnectedNamespace =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'changes' | 'sessions'>
    readonly network: Pick<NetworkFeature, 'state' | 'setActiveNamespace' | 'enterNamespace' | 'wantedNamespace'>
    readonly modal: Pick<ModalFeature, 'reset'>
  }): Policy =>
  () => {
    const { connect, network, modal } = deps
    const isLoginElsewhere = (namespace: ChainNamespace, { connectorId }: Connection): boolean =>
      connectorId === EMBEDDED_CONNECTOR_ID &&
      !isLoginNamespace(network.state.value.activeNamespace) &&
      network.wantedNamespace() !== namespace
    const isNow = (namespace: ChainNamespace, tag: NamespaceConnection['_tag']): boolean =>
      connect.sessions[namespace].state.value._tag === tag
    const arrive = ({ _tag, namespace, connection }: Arrival): void => {
      const { activeNamespace, switching } = network.state.value
      if (!isLoginElsewhere(namespace, connection)) {
        if (_tag === 'Connected') network.enterNamespace(namespace)
        else if (isNow(activeNamespace, 'Disconnected')) network.setActiveNamespace(namespace)
      } else if (_tag === 'Connected' && switching === 'Allowed')
        modal.reset({ name: 'SwitchNetwork', networkId: connection.caipNetworkId })
    }
    const leave = (namespace: ChainNamespace): void => {
      if (network.state.value.activeNamespace !== namespace) return
      const other = CHAIN_NAMESPACES.find((each) => isNow(each, 'Connected'))
      if (other !== undefined) network.setActiveNamespace(other)
    }
    return connect.changes.subscribe((change) => {
      if (change._tag === 'Connected' || change._tag === 'Restored') arrive(change)
      if (change._tag === 'Left' || change._tag === 'NotRestored') leave(change.namespace)
    })
  }

const UNSUPPORTED: View = { name: 'UnsupportedChain' }

const START_ON_PAGE_NETWORK: readonly string[] = [EMBEDDED_CONNECTOR_ID, WALLET_CONNECT_CONNECTOR_ID]

/**
 * Remembers the network of a login or a paired wallet after each change, whatever caused it: unlike others, these do
 * not remember it themselves on the next visit, but use the page's network. A change on an inactive namespace does not
 * determine where the next visit starts.
 */
export const makeRememberMoves =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'changes'>
    readonly network: Pick<NetworkFeature, 'state' | 'prefer'>
  }): Policy =>
  () =>
    deps.connect.changes.subscribe((change) => {
      const { networks, activeNamespace } = deps.network.state.value
      if (change._tag !== 'Moved' || !START_ON_PAGE_NETWORK.includes(change.connection.connectorId)) return
      const network = networks.find(({ caipNetworkId }) => caipNetworkId === change.connection.caipNetworkId)
      if (network?.chainNamespace === activeNamespace) deps.network.prefer(network.caipNetworkId)
    })

/**
 * Shows UnsupportedChain when a wallet switches to, or connects on, a network that is not configured (S4-18): once per
 * switch, so that a visitor who closed the view is not asked again. A wallet restored after a reload does not count as
 * a switch, or every visit would start with a dialog; the network button still shows the state.
 */
export const makeShowUnsupportedChain =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'changes'>
    readonly network: Pick<NetworkFeature, 'state' | 'switching'>
    readonly modal: Pick<ModalFeature, 'state' | 'go' | 'replace' | 'reset'>
  }): Policy =>
  () => {
    const { connect, network, modal } = deps
    const rules = network.state.value
    if (rules.unsupported === 'Allowed' || rules.switching === 'Off') return EMPTY.subscribe()
    const moved = connect.changes.pipe(
      filter(({ _tag, namespace }) => _tag === 'Moved' && network.state.value.activeNamespace === namespace),
    )
    const connected = connect.attempt.changes.pipe(
      skip(1),
      filter(({ _tag }) => _tag === 'Succeeded'),
    )
    /** While a wallet is being asked, the view that waits for it stays. */
    const noWalletAsked = combineLatest([network.switching.changes, connect.attempt.changes]).pipe(
      first((waiting) => waiting.every(({ _tag }) => _tag !== 'AwaitingApproval')),
    )
    const show = (): void => {
      const { value } = modal.state
      if (value._tag !== 'Open') return modal.reset(UNSUPPORTED)
      // Replaces the view, because going back to the connected wallet is pointless.
      if (currentView(value.history).name === 'ConnectingExternal') modal.replace(UNSUPPORTED)
      else modal.go(UNSUPPORTED)
    }
    return merge(connected, moved)
      .pipe(
        map(() => modal.state.value._tag),
        // If the visitor closes the modal while a wallet is being asked, no other view opens.
        switchMap((before) => noWalletAsked.pipe(filter(() => before !== 'Open' || modal.state.value._tag === before))),
        filter(() => network.state.value.active._tag === 'Unsupported'),
      )
      .subscribe(show)
  }
