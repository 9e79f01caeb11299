import type { ViewRows } from '../modal/viewKind.js'

/** Views of an account's transactions (S2-19). */
export interface ActivityViewParams {
  /** All transactions on the active network. */
  readonly Transactions: object
  /** One transaction; `entryId` is the id of its entry. */
  readonly Transaction: { readonly entryId: string }
}

export const ACTIVITY_VIEWS: ViewRows<ActivityViewParams> = {
  Transactions: { params: [], needs: 'Wallet' },
  Transaction: { params: ['entryId'], needs: 'Wallet' },
}
