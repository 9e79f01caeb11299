import type { ReceiveViewParams } from '../../domain/receive/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'

/** An arrow that points down into a tray. */
const ARRIVING = 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14'

/** The views of receiving, and its action in the account (S9-23). */
export const receiveUi: FeatureUi<keyof ReceiveViewParams> = {
  views: {
    WalletReceive: {
      title: 'Receive',
      load: async () => (await import('./WalletReceiveView.js')).WalletReceiveView,
    },
    WalletCompatibleNetworks: {
      title: 'Networks of this address',
      load: async () => (await import('./WalletCompatibleNetworksView.js')).WalletCompatibleNetworksView,
    },
  },
  account: {
    actions: [
      {
        feature: 'receive',
        label: { key: 'receive.action', english: 'Receive' },
        icon: ARRIVING,
        view: 'WalletReceive',
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).RECEIVE_AR },
}
