import { filter, take } from 'rxjs'
import {
  type ConnectorKey,
  EMBEDDED_CONNECTOR_ID,
  WALLET_CONNECT_CONNECTOR_ID,
} from '../../domain/connect/connection.js'
import { defineFeature } from '../kernel/feature.js'
import { CONNECTOR_REGISTRY, SCHEDULER } from '../ports/tokens.js'
import { CONFIG, SERVED } from '../config/tokens.js'
import { CONNECT, MULTI_WALLET, SAVED_WALLETS } from './tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { ALERTS, NOTIFY } from '../notify/tokens.js'
import type { HostMultiWallet } from './multiWallet.js'
import { makeMultiWalletFeature } from './multiWalletFeature.js'

/** Switching, undo, labels and saved wallets for every namespace. Loaded when a host or a view needs it. */
export const multiWalletDefinition = defineFeature({
  name: 'multiWallet',
  token: MULTI_WALLET,
  needs: {
    connect: CONNECT,
    modal: MODAL,
    network: NETWORK,
    notify: NOTIFY,
    registry: CONNECTOR_REGISTRY,
    book: SAVED_WALLETS,
    scheduler: SCHEDULER,
    served: SERVED,
  },
  make: ({ connect, modal, network, notify, registry, book, scheduler, served }) => {
    const ask = (key: ConnectorKey): void => {
      if (key.connectorId === WALLET_CONNECT_CONNECTOR_ID)
        return modal.go(
          served.pairing
            ? { name: 'ConnectingWalletConnect', walletId: undefined }
            : { name: 'Connect', namespace: key.namespace },
        )
      if (key.connectorId === EMBEDDED_CONNECTOR_ID) return modal.go({ name: 'EmailLogin' })
      modal.go({ name: 'ConnectingExternal', walletId: key.connectorId, namespace: key.namespace })
      void connect.connect(key)()
    }
    const { dispose, ...screen } = makeMultiWalletFeature({
      connect,
      registry,
      scheduler,
      book,
      notify: notify.notify,
      activeNamespace: () => network.state.value.activeNamespace,
      activate: network.enterNamespace,
      ask,
    })
    return { screen, dispose }
  },
  with: { alerts: ALERTS, config: CONFIG, connect: CONNECT },
  join: ({ screen }, { alerts, config, connect }) => ({
    policies: [
      // The server may turn the feature on after the first remembered wallet was restored.
      () =>
        config.features.changes
          .pipe(
            filter(({ multiWallet }) => multiWallet),
            take(1),
          )
          .subscribe(connect.restore),
    ],
    api: async (settle): Promise<HostMultiWallet> =>
      (await import('./hostMultiWallet.js')).makeHostMultiWallet(screen, {
        isOn: () => config.features.value.multiWallet,
        settle,
        alertOff: () => alerts.raise({ _tag: 'MultiWalletNotEnabled' }),
      }),
  }),
})
