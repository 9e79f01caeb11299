import type { AccountsFeature } from '../account/accountsFeature.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { LoginFeature } from '../login/LoginFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { ConnectorRegistry } from '../ports/ConnectorRegistry.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import type { Pairing } from '../ports/Pairing.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import { canPair } from '../../domain/pairing/canPair.js'
import type { View } from '../../domain/modal/View.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { Commands } from './Commands.js'
import { makeNetworkCommands } from './makeNetworkCommands.js'
import { makePairingCommands } from './makePairingCommands.js'

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

export const makeCommands = ({ modal, connect, pairing, wallets, network, accounts, notify, registry, host, port, login }: CommandsDeps): Commands => {
  /** None for a wallet that is not in this page. A listed one may have been installed since its view opened. */
  const connectorOf = (walletId: string): string | undefined => {
    if (registry.connectors.value.some(({ id }) => id === walletId)) return walletId
    const row = wallets.find(walletId)
    return row?._tag === 'Installed' ? row.id : undefined
  }
  /** A wallet that is not here is reached through a link, or has to be got first. */
  const viewOf = (walletId: string, connectorId: string | undefined): View => {
    if (connectorId !== undefined) return { name: 'ConnectingExternal', walletId: connectorId }
    const listing = wallets.find(walletId)?.listing
    return { name: listing !== undefined && canPair(listing) ? 'ConnectingWalletConnect' : 'Downloads', walletId }
  }
  const ask = (connectorId: string): void => void connect.connect(connect.locate(connectorId, network.state.value.activeNamespace))()
  return {
    close: modal.close,
    back: modal.back,
    go: modal.go,
    chooseWallet: (walletId) => {
      const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
      const connectorId = connectorOf(walletId)
      const view = viewOf(walletId, connectorId)
      // A listed wallet that was installed meanwhile takes the place of its own "get it" view.
      if (connectorId !== undefined && WITHOUT_WALLET.includes(shown?.name)) modal.replace(view)
      else modal.go(view)
      if (connectorId !== undefined) ask(connectorId)
    },
    retryConnect: () => {
      const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
      if (shown?.name === 'ConnectingExternal') ask(shown.walletId)
    },
    searchWallets: wallets.browsing.search,
    filterCertified: wallets.browsing.filterCertified,
    loadMoreWallets: wallets.browsing.loadMore,
    retryWallets: wallets.browsing.retry,
    ...makeNetworkCommands({ modal, network }),
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
