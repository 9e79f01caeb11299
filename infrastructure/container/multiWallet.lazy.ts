import { filter, type SchedulerLike, type Subscription, take } from 'rxjs'
import type { ConfigFeature } from '../../application/config/configFeature.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import { guardMultiWallet, type MultiWalletApis } from '../../application/connect/multiWallet.js'
import { makeMultiWalletFeature } from '../../application/connect/multiWalletFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import type { ConnectorRegistry } from '../../application/ports/walletConnector.js'
import type { KeyValueStore } from '../../application/ports/storage.js'
import {
  type ConnectorKey,
  EMBEDDED_CONNECTOR_ID,
  WALLET_CONNECT_CONNECTOR_ID,
} from '../../domain/connect/connector.js'
import { makeStoredSavedWallets } from '../storage/savedWallets.js'

export interface StartMultiWalletDeps {
  readonly config: ConfigFeature
  readonly connect: ConnectFeature
  readonly modal: ModalFeature
  readonly network: NetworkFeature
  readonly alerts: AlertsFeature
  readonly notify: NotifyFeature
  readonly registry: ConnectorRegistry
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** The wallets of every namespace: what goes beyond keeping them connected. */
export const startMultiWallet = ({
  config,
  connect,
  modal,
  network,
  alerts,
  notify,
  registry,
  store,
  scheduler,
  lifetime,
}: StartMultiWalletDeps): MultiWalletApis => {
  const ask = (key: ConnectorKey): void => {
    if (key.connectorId === WALLET_CONNECT_CONNECTOR_ID)
      return modal.go({ name: 'ConnectingWalletConnect', walletId: undefined })
    if (key.connectorId === EMBEDDED_CONNECTOR_ID) return modal.go({ name: 'EmailLogin' })
    modal.go({ name: 'ConnectingExternal', walletId: key.connectorId, namespace: key.namespace })
    void connect.connect(key)()
  }
  const isOn = (): boolean => config.features.value.multiWallet
  const { dispose, ...screen } = makeMultiWalletFeature({
    connect,
    registry,
    scheduler,
    book: makeStoredSavedWallets(store),
    notify: notify.notify,
    activeNamespace: () => network.state.value.activeNamespace,
    activate: network.setActiveNamespace,
    ask,
  })
  lifetime.add(dispose)
  // The server may have switched the feature on after the first of the remembered wallets came back.
  lifetime.add(config.features.changes.pipe(filter(isOn), take(1)).subscribe(connect.restore))
  return {
    screen,
    host: guardMultiWallet(screen, { isOn, alertOff: () => alerts.raise({ _tag: 'MultiWalletNotEnabled' }) }),
  }
}
