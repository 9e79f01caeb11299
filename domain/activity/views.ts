import type { ViewRows } from '../modal/viewKind.js'

/** The views of what an account did (S2-19). */
export interface ActivityViewParams {
  /** All of it, on the active network. */
  readonly Transactions: object
}

export const ACTIVITY_VIEWS: ViewRows<ActivityViewParams> = {
  Transactions: { params: [], needs: 'Wallet' },
}
