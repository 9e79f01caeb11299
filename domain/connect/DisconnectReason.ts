/** Why a namespace has no connection; the visitor is told unless they did it themselves. */
export type DisconnectReason =
  | 'NeverConnected'
  | 'ByVisitor'
  | 'ByWallet'
  /** The remembered wallet did not appear or answer in time (U-30). */
  | 'NotRestored'
  | 'InAnotherTab'
