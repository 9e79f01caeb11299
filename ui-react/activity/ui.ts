import type { ActivityViewParams } from '../../domain/activity/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'
import { hasHistory } from '../account/hasHistory.js'
import { lazyTab } from '../shared/lazyTab.js'

/** The views of transactions, and their tab in the account (S2-20). EVM only (S9-19). */
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
        Panel: lazyTab(async () => (await import('./ActivityPanel.js')).ActivityPanel),
        isShown: hasHistory,
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).ACTIVITY_AR },
}
