/** The wallet's answers to requests, from now on. */
export type WalletAnswer =
  | 'approve'
  | 'approveTwice'
  | 'reject'
  | 'sayPending'
  /** Fails with code -32603, "wallet is broken". */
  | 'fail'
  | 'answerGarbage'
  | 'staySilent'
