import type { ViewRows } from '../modal/viewKind.js'

/** The view of signing in (S2-15). */
export interface SiwxViewParams {
  /** Shows what is signed, before the wallet is asked. */
  readonly SIWXSignMessage: object
}

export const SIWX_VIEWS: ViewRows<SiwxViewParams> = {
  SIWXSignMessage: { params: [], needs: 'Wallet' },
}
