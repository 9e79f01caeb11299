/** What the wallet does when it is asked to move to another network. */
export type SwitchAnswer =
  | 'approve'
  | 'reject'
  | 'sayPending'
  /** Refuses for a reason of its own: code -32603, "wallet is broken". */
  | 'fail'
  | 'staySilent'
  /** Says yes and stays where it is. */
  | 'lie'
  /** Moves and tells of it by event, and never answers. */
  | 'moveWithoutAnswer'
  /** Says yes, and moves 300 ms later. */
  | 'moveLater'
  /** Does not know the method: code 4200. */
  | 'cannot'
