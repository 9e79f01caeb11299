import type { SendViewParams } from '../../domain/send/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'

/** An arrow that points up and out. */
const LEAVING = 'M6 18L18 6M8.5 6H18v9.5'

/** The views of sending, and its action in the account (S9-23). */
export const sendUi: FeatureUi<keyof SendViewParams> = {
  views: {
    WalletSend: {
      title: 'Send',
      load: async () => (await import('./WalletSendView.js')).WalletSendView,
    },
    WalletSendSelectToken: {
      title: 'Choose a token',
      load: async () => (await import('./WalletSendSelectTokenView.js')).WalletSendSelectTokenView,
    },
    WalletSendReceivers: {
      title: 'Saved receivers',
      load: async () => (await import('./WalletSendReceiversView.js')).WalletSendReceiversView,
    },
    WalletSendPreview: {
      title: 'Review',
      load: async () => (await import('./WalletSendPreviewView.js')).WalletSendPreviewView,
    },
    WalletSendConfirmed: {
      title: 'Transfer',
      load: async () => (await import('./WalletSendConfirmedView.js')).WalletSendConfirmedView,
    },
  },
  account: {
    actions: [{ feature: 'send', label: { key: 'send.action', english: 'Send' }, icon: LEAVING, view: 'WalletSend' }],
  },
  words: { ar: async () => (await import('./messages.ar.js')).SEND_AR },
}
