import type { ConnectorKey } from './connection.js'

export type ConnectError =
  /**
   * The visitor rejected the connection in the wallet (EIP-1193 4001). A result for the visitor, never logged (S8-09,
   * U-89).
   */
  | { readonly _tag: 'ConnectionRejected' }
  /** The visitor closed the modal or started something else (S8-08). */
  | { readonly _tag: 'ModalClosed' }
  /** The wallet already shows a request (EIP-1193 -32002). */
  | { readonly _tag: 'RequestPending' }
  /** The wallet did not answer in time. */
  | { readonly _tag: 'WalletTimedOut'; readonly afterMs: number }
  /** The wallet sent a malformed answer. */
  | { readonly _tag: 'WalletMisbehaved'; readonly detail: string }
  /** The wallet refused for a reason of its own (S8-11). */
  | { readonly _tag: 'FailedToConnect'; readonly cause: unknown }
  /** The wallet is not in this page, or its code could not be loaded. */
  | { readonly _tag: 'ConnectorUnavailable'; readonly connectorId: string }
  /** The wallet kept the connection (S8-23). */
  | { readonly _tag: 'FailedToDisconnect'; readonly cause: unknown }
  /** Not one of the three relations (S4-03). */
  | { readonly _tag: 'InvalidConnectionStatus'; readonly status: string }

/** The one connection attempt a page can have at a time; its namespace and connector are fixed at the start (U-41). */
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
