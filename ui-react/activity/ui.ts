import type { ActivityViewParams } from '../../domain/activity/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'
import { ActivityTab } from './ActivityTab.js'

/** The screens of what an account did, and its tab in the account (S2-20). EVM only (S9-19). */
export const activityUi: FeatureUi<keyof ActivityViewParams> = {
  views: {
    Transactions: {
      title: 'Transactions',
      load: async () => (await import('./TransactionsView.js')).TransactionsView,
    },
    Transaction: {
      title: 'Transaction',
      load: async () => (await import('./TransactionView.js')).TransactionView,
    },
  },
  account: {
    tabs: [
      {
        id: 'Activity',
        label: { key: 'activity.tab', english: 'Activity' },
        Panel: ActivityTab,
        // Who lists no tokens on a network tells no history of it either.
        isShown: ({ network: { active }, tokens }) =>
          active._tag === 'Configured' && active.network.chainNamespace === 'eip155' && tokens._tag !== 'NotConfigured',
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).ACTIVITY_AR },
}
