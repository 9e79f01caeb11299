import type { ViewRows } from '../modal/viewKind.js'

/** The views of what an account did (S2-19). */
export interface ActivityViewParams {
  /** All of it, on the active network. */
  readonly Transactions: object
  /** One transaction; `entryId` is the id of its entry. */
  readonly Transaction: { readonly entryId: string }
}

export const ACTIVITY_VIEWS: ViewRows<ActivityViewParams> = {
  Transactions: { params: [], needs: 'Wallet' },
  Transaction: { params: ['entryId'], needs: 'Wallet' },
}
