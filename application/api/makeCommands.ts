import type { AccountsFeature } from '../account/accountsFeature.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { ConnectorRegistry } from '../ports/ConnectorRegistry.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { View } from '../../domain/modal/View.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { Commands } from './Commands.js'
import { makeNetworkCommands } from './makeNetworkCommands.js'

export interface CommandsDeps {
  readonly modal: ModalFeature
  readonly connect: ConnectFeature
  readonly wallets: Pick<WalletsFeature, 'browsing' | 'find'>
  readonly network: NetworkFeature
  readonly accounts: AccountsFeature
  readonly notify: NotifyFeature
  readonly registry: ConnectorRegistry
  readonly host: HostEnvironment
}

export const makeCommands = ({ modal, connect, wallets, network, accounts, notify, registry, host }: CommandsDeps): Commands => {
  /** None for a wallet that is not in this page. A listed one may have been installed since its view opened. */
  const connectorOf = (walletId: string): string | undefined => {
    if (registry.connectors.value.some(({ id }) => id === walletId)) return walletId
    const row = wallets.find(walletId)
    return row?._tag === 'Installed' ? row.id : undefined
  }
  return {
    close: modal.close,
    back: modal.back,
    go: modal.go,
    chooseWallet: (walletId) => {
      const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
      const connectorId = connectorOf(walletId)
      // A wallet that is not here has nothing to ask: another view tells how to get it.
      const view: View = connectorId === undefined ? { name: 'Downloads', walletId } : { name: 'ConnectingExternal', walletId: connectorId }
      // A listed wallet that was installed meanwhile takes the place of its own "get it" view.
      if (shown?.name === 'Downloads') modal.replace(view)
      else modal.go(view)
      if (connectorId !== undefined) void connect.connect(connectorId)()
    },
    retryConnect: () => {
      const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
      if (shown?.name === 'ConnectingExternal') void connect.connect(shown.walletId)()
    },
    searchWallets: wallets.browsing.search,
    filterCertified: wallets.browsing.filterCertified,
    loadMoreWallets: wallets.browsing.loadMore,
    retryWallets: wallets.browsing.retry,
    ...makeNetworkCommands({ modal, network }),
    chooseTab: (tab) => accounts.active().chooseTab(tab),
    refreshBalances: () => accounts.active().refresh(),
    copyAddress: () => {
      const { address } = accounts.active().state.value
      if (address === undefined) return
      void host.copy(address).then((copied) => notify.notify({ _tag: copied ? 'AddressCopied' : 'CopyFailed' }))
    },
    notify: notify.notify,
    dismissNotice: notify.dismiss,
  }
}
