import type { AccountsFeature } from '../account/accountsFeature.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { LoginFeature } from '../login/loginFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { Pairing } from '../ports/pairing.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { ConnectorKey } from '../../domain/connect/connector.js'
import { canPair } from '../../domain/wallets/walletListing.js'
import { currentView, type View } from '../../domain/modal/view.js'
import type { Commands } from './commands.js'
import { makeNetworkCommands } from '../network/networkCommands.js'
import { makePairingCommands } from '../pairing/pairingCommands.js'

export interface CommandsDeps {
  readonly modal: ModalFeature
  readonly connect: ConnectFeature
  readonly pairing: PairingFeature
  readonly wallets: Pick<WalletsFeature, 'browsing' | 'find'>
  readonly network: NetworkFeature
  readonly accounts: AccountsFeature
  readonly notify: NotifyFeature
  readonly registry: ConnectorRegistry
  readonly host: HostEnvironment
  readonly port: Pick<Pairing, 'waiting' | 'take'>
  readonly login: Pick<LoginFeature, 'commands' | 'prepare'>
}

/** Views about a wallet that is not in this page. */
const WITHOUT_WALLET: readonly (View['name'] | undefined)[] = ['Downloads', 'ConnectingWalletConnect']

export const makeCommands = ({
  modal,
  connect,
  pairing,
  wallets,
  network,
  accounts,
  notify,
  registry,
  host,
  port,
  login,
}: CommandsDeps): Commands => {
  const shownView = (): View | undefined =>
    modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
  /** None for a wallet that is not in this page. A listed one may have been installed since its view opened. */
  const connectorsOf = (walletId: string): readonly ConnectorKey[] => {
    const row = wallets.find(walletId)
    if (row?._tag === 'Installed') return row.connectors
    return registry.connectors.value
      .filter(({ id }) => id === walletId)
      .map(({ namespace }) => ({ namespace, connectorId: walletId }))
  }
  /** A wallet that is not here is reached through a link, or has to be got first. */
  const viewWithout = (walletId: string): View => {
    const listing = wallets.find(walletId)?.listing
    return { name: listing !== undefined && canPair(listing) ? 'ConnectingWalletConnect' : 'Downloads', walletId }
  }
  return {
    close: modal.close,
    back: modal.back,
    go: modal.go,
    chooseWallet: (walletId, namespace) => {
      const shown = shownView()
      const wanted = namespace ?? (shown?.name === 'Connect' ? shown.namespace : undefined)
      const [key, ...more] = connectorsOf(walletId).filter((each) => wanted === undefined || each.namespace === wanted)
      if (key === undefined) return modal.go(viewWithout(walletId))
      // A listed wallet that was installed meanwhile takes the place of its own "get it" view.
      const show = WITHOUT_WALLET.includes(shown?.name) ? modal.replace : modal.go
      if (more.length > 0) return show({ name: 'ConnectingMultiChain', walletId })
      show({ name: 'ConnectingExternal', walletId: key.connectorId, namespace: key.namespace })
      void connect.connect(key)()
    },
    retryConnect: () => {
      const shown = shownView()
      if (shown?.name !== 'ConnectingExternal') return
      const { walletId: connectorId, namespace } = shown
      void connect.connect(
        namespace === undefined
          ? connect.locate(connectorId, network.state.value.activeNamespace)
          : { namespace, connectorId },
      )()
    },
    searchWallets: wallets.browsing.search,
    filterCertified: wallets.browsing.filterCertified,
    loadMoreWallets: wallets.browsing.loadMore,
    retryWallets: wallets.browsing.retry,
    ...makeNetworkCommands({ modal, network, sessions: connect.sessions, registry }),
    ...makePairingCommands({ modal, pairing, wallets, notify, port, host }),
    ...login.commands,
    prepareLogin: login.prepare,
    chooseTab: (tab) => accounts.active().chooseTab(tab),
    refreshBalances: () => accounts.active().refresh(),
    copyAddress: (address = accounts.active().state.value.address) => {
      if (address === undefined) return
      void host.copy(address).then((copied) => notify.notify({ _tag: copied ? 'AddressCopied' : 'CopyFailed' }))
    },
    notify: notify.notify,
    dismissNotice: notify.dismiss,
  }
}
