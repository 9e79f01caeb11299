import { type ErrorTable, fixed, naming } from '../errors/errorTable.js'
import type { ConnectError } from './connectAttempt.js'
import type { RequestError } from './walletRequest.js'

/**
 * EIP-1474 codes after which a request may be repeated: the wallet is busy (-32002), or was asked too often (-32005).
 * After any other code, the visitor may have approved what then failed.
 */
const ASK_AGAIN: readonly (number | undefined)[] = [-32002, -32005]

/** Errors of connecting, and of requests to wallets. */
export const CONNECT_ERRORS: ErrorTable<ConnectError | RequestError> = {
  ConnectionRejected: fixed('PTC-CONNECT-REJECTED', 'Connection rejected', true),
  ModalClosed: fixed('PTC-MODAL-CLOSED', 'Modal closed', true),
  RequestPending: fixed('PTC-CONNECT-PENDING', 'The wallet already shows a request', true),
  WalletTimedOut: fixed('PTC-CONNECT-TIMEOUT', 'The wallet did not answer', true),
  WalletMisbehaved: fixed('PTC-CONNECT-MALFORMED', 'The wallet sent an invalid response', true),
  FailedToConnect: fixed('PTC-CONNECT-FAILED', 'Failed to connect', true),
  ConnectorUnavailable: fixed('PTC-CONNECT-UNAVAILABLE', 'The wallet is not available in this browser', true),
  FailedToDisconnect: fixed('PTC-DISCONNECT-FAILED', 'Failed to disconnect', true),
  InvalidConnectionStatus: naming('status', 'PTC-CONNECTION-STATUS', 'Invalid connection status'),
  NotConnected: fixed('PTC-REQUEST-NOT-CONNECTED', 'No wallet is connected', false),
  RequestRejected: fixed('PTC-REQUEST-REJECTED', 'The request was rejected', true),
  // Not retryable: the wallet may have shown the request and may still get it approved, so a payment could be made
  // twice.
  ConnectionChanged: fixed('PTC-REQUEST-MOVED', 'The wallet changed while the request was open', false),
  RequestTimedOut: fixed('PTC-REQUEST-TIMEOUT', 'The wallet did not answer the request', false),
  RequestOutcomeUnknown: fixed(
    'PTC-REQUEST-OUTCOME-UNKNOWN',
    'It is not known what became of the request: it may have been signed. Look at the activity of the account first',
    false,
  ),
  SessionGone: fixed('PTC-SESSION-GONE', 'The wallet ended the session', false),
  RequestFailed: ({ code, message }) => ({ code: 'PTC-REQUEST-FAILED', message, retryable: ASK_AGAIN.includes(code) }),
  RpcNotAllowed: fixed('PTC-LOGIN-RPC', 'Requested RPC call is not allowed', false),
  TooManyRequests: fixed('PTC-REQUEST-TOO-MANY', 'Too many requests wait for the wallet', true),
}
