/** The wallet's answer to a request to switch networks. */
export type SwitchAnswer =
  | 'approve'
  | 'reject'
  | 'sayPending'
  /** Fails with code -32603, "wallet is broken". */
  | 'fail'
  | 'staySilent'
  /** Confirms without switching. */
  | 'lie'
  /** Switches and emits its event, but never answers. */
  | 'moveWithoutAnswer'
  /** Confirms, and switches 300 ms later. */
  | 'moveLater'
  /** Does not support the method: code 4200. */
  | 'cannot'
