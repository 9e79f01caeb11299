/** What the wallet does with a question, from now on. */
export type WalletAnswer =
  | 'approve'
  | 'approveTwice'
  | 'reject'
  | 'sayPending'
  /** Refuses for a reason of its own: code -32603, "wallet is broken". */
  | 'fail'
  | 'answerGarbage'
  | 'staySilent'
