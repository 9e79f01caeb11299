import type { ConnectError } from './ConnectError.js'

/** The one connection attempt a page can have under way. */
export type ConnectAttempt =
  | { readonly _tag: 'Idle' }
  /** The wallet was asked; the visitor approves or rejects there. */
  | { readonly _tag: 'AwaitingApproval'; readonly connectorId: string }
  | { readonly _tag: 'Rejected'; readonly connectorId: string }
  | { readonly _tag: 'Failed'; readonly connectorId: string; readonly error: Exclude<ConnectError, { readonly _tag: 'ConnectionRejected' }> }
  | { readonly _tag: 'Succeeded'; readonly connectorId: string }
