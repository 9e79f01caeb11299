import type { ConnectError } from './ConnectError.js'
import type { ConnectorKey } from './ConnectorKey.js'

/** The one connection attempt a page can have under way, bound to its namespace and connector when it is made (U-41). */
export type ConnectAttempt =
  | { readonly _tag: 'Idle' }
  /** The wallet was asked; the visitor approves or rejects there. */
  | ({ readonly _tag: 'AwaitingApproval' } & ConnectorKey)
  | ({ readonly _tag: 'Rejected' } & ConnectorKey)
  | ({
      readonly _tag: 'Failed'
      readonly error: Exclude<ConnectError, { readonly _tag: 'ConnectionRejected' }>
    } & ConnectorKey)
  | ({ readonly _tag: 'Succeeded' } & ConnectorKey)
