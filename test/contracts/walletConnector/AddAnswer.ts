/** What a wallet does when it is asked to add a chain it does not know. */
export type AddAnswer =
  /** Adds the chain and moves to it. */
  | 'moveToo'
  /** Adds it and stays where it is. */
  | 'addOnly'
  | 'reject'
  /** Refuses for a reason of its own: code -32603, "wallet is broken". */
  | 'fail'
