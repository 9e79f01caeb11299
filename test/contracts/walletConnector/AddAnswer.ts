/** The wallet's answer to a request to add an unknown chain. */
export type AddAnswer =
  /** Adds the chain and switches to it. */
  | 'moveToo'
  /** Adds it without switching. */
  | 'addOnly'
  | 'reject'
  /** Fails with code -32603, "wallet is broken". */
  | 'fail'
