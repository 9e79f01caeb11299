import { scrub } from '../notify/scrub.js'
import type { DomainError, ErrorDescription } from './domainError.js'
import { describeEarly } from './earlyErrors.js'
import { describeInvalidOption } from './invalidOption.js'

type Describe<Error> = (error: Error) => ErrorDescription
type Catalogue = { readonly [Tag in DomainError['_tag']]: Describe<Extract<DomainError, { readonly _tag: Tag }>> }

const fixed = (code: ErrorDescription['code'], message: string, retryable: boolean) => (): ErrorDescription => ({
  code,
  message,
  retryable,
})

/** Appends one field of the error to the text. */
const naming =
  <Key extends string>(key: Key, code: ErrorDescription['code'], text: string, retryable = false) =>
  ({ [key]: said }: Readonly<Record<Key, string | readonly string[]>>): ErrorDescription => ({
    code,
    message: `${text}: ${[said].flat().join(', ')}`,
    retryable,
  })

/** Appends the `reason` to the text. */
const because = (code: ErrorDescription['code'], text: string, retryable: boolean) =>
  naming('reason', code, text, retryable)

const clockOffset = (byMs: number | undefined): string =>
  byMs === undefined ? '' : ` by ${Math.round(byMs / 1_000)} s`

/**
 * EIP-1474 codes after which a request may be repeated: the wallet is busy (-32002), or was asked too often (-32005).
 * After any other code, the visitor may have approved what then failed.
 */
const ASK_AGAIN: readonly (number | undefined)[] = [-32002, -32005]

/** The catalogue of specification section 8. Codes are public: never renamed, never reused. */
const CATALOGUE: Catalogue = {
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
  InvalidCaipAddress: fixed('PTC-CAIP-ADDRESS', 'Invalid CAIP Address', false),
  NetworkNotFound: fixed('PTC-NETWORK-NOT-FOUND', 'Network not found', false),
  UnsupportedChain: describeEarly,
  SwitchRejected: fixed('PTC-SWITCH-REJECTED', 'The network was not switched: rejected in the wallet', true),
  ChainNotAdded: fixed('PTC-SWITCH-UNKNOWN-CHAIN', 'The wallet does not know this network', true),
  SwitchNotHonoured: fixed('PTC-SWITCH-NOT-HONOURED', 'The wallet agreed and is on another network', true),
  SwitchTimedOut: fixed('PTC-SWITCH-TIMEOUT', 'The wallet did not answer', true),
  SwitchPending: fixed('PTC-SWITCH-PENDING', 'The wallet already shows a request', true),
  SwitchNotSupported: fixed('PTC-SWITCH-NOT-SUPPORTED', 'This wallet cannot move to this network', false),
  SwitchAbandoned: fixed('PTC-SWITCH-ABANDONED', 'The switch of network was given up', true),
  SwitchFailed: ({ message }) => ({
    code: 'PTC-SWITCH-FAILED',
    message: message === '' ? 'The wallet could not switch the network' : message,
    retryable: true,
  }),
  PairingNotConfigured: fixed('PTC-PAIRING-NOT-CONFIGURED', 'Pairing needs a project id', false),
  RelayRefused: fixed('PTC-PAIRING-REFUSED', 'The relay does not serve this site', false),
  ClockSkewed: ({ clock, byMs }) => ({
    code: 'PTC-PAIRING-CLOCK',
    message: `The clock of this device is ${clock === 'Ahead' ? 'ahead' : 'behind'}${clockOffset(byMs)}`,
    retryable: true,
  }),
  RelayUnreachable: fixed('PTC-PAIRING-UNREACHABLE', 'The relay could not be reached', true),
  PairingUnavailable: fixed('PTC-PAIRING-UNAVAILABLE', 'Pairing could not be started', true),
  WalletRefused: fixed('PTC-PAIRING-WALLET-REFUSED', 'The wallet refused to pair', true),
  PairedSignInFailed: because('PTC-PAIRING-SIGN-IN', 'Paired, and not signed in', true),
  NothingGranted: fixed('PTC-PAIRING-NOTHING-GRANTED', 'The wallet granted nothing that this site can use', true),
  FrameNotSet: fixed('PTC-LOGIN-NOT-SET', 'The iframe is not set', false),
  FrameNotLoaded: fixed('PTC-LOGIN-NOT-LOADED', 'Could not load embedded wallet', true),
  FrameTimedOut: fixed('PTC-LOGIN-TIMEOUT', 'Embedded wallet request timed out', true),
  UnverifiedDomain: fixed('PTC-LOGIN-DOMAIN', 'Unverified domain', false),
  FrameMalformed: fixed('PTC-LOGIN-MALFORMED', 'The embedded wallet sent an invalid response', true),
  FrameRequestAborted: fixed('PTC-LOGIN-ABORTED', 'Request was aborted', true),
  FrameFailed: ({ message }) => ({
    code: 'PTC-LOGIN-FAILED',
    message: message === '' ? 'Something went wrong' : scrub(message),
    retryable: true,
  }),
  EmailInvalid: fixed('PTC-LOGIN-EMAIL', 'Invalid email', false),
  CodeRefused: fixed('PTC-LOGIN-CODE', 'Invalid code', true),
  EmailRateLimited: ({ seconds }) => ({
    code: 'PTC-LOGIN-RATE-LIMIT',
    message: `Please try again after ${seconds} seconds`,
    retryable: true,
  }),
  PopupBlocked: fixed('PTC-LOGIN-POPUP-BLOCKED', 'The window could not be opened', true),
  PopupCutOff: fixed('PTC-LOGIN-POPUP-CUT-OFF', 'The window cannot reach the page', true),
  PopupClosed: fixed('PTC-LOGIN-POPUP-CLOSED', 'Popup closed', true),
  SocialNotInitiated: fixed('PTC-LOGIN-SOCIAL-START', 'Failed to initiate social connection', true),
  SocialRefused: fixed('PTC-LOGIN-SOCIAL-REFUSED', 'The provider refused the login', true),
  SocialResultUntrusted: fixed('PTC-LOGIN-SOCIAL-ORIGIN', 'Untrusted Origin', true),
  FarcasterFailed: fixed('PTC-LOGIN-FARCASTER', 'Failed to connect to farcaster', true),
  NoAuthConnector: fixed('PTC-LOGIN-OFF', 'No auth connector found', false),
  NotLoggedIn: fixed('PTC-LOGIN-NONE', 'Not connected to email or social', false),
  RpcNotAllowed: fixed('PTC-LOGIN-RPC', 'Requested RPC call is not allowed', false),
  LoginChainNotSupported: naming('id', 'PTC-LOGIN-CHAIN', 'Chain is not supported'),
  NotADecimal: fixed('PTC-AMOUNT-INVALID', 'The amount is not a decimal number', false),
  TooPrecise: fixed('PTC-AMOUNT-PRECISION', 'The amount has more decimals than the token', false),
  TokenNeeded: fixed('PTC-SEND-TOKEN', 'A token is required', false),
  AmountAndReceiverNeeded: fixed('PTC-SEND-INCOMPLETE', 'An amount and receiver address are required', false),
  WalletElsewhere: fixed('PTC-SEND-NETWORK', 'The wallet is on another network', true),
  NameMoved: fixed('PTC-SEND-NAME-MOVED', 'The name leads to another address than it did before', true),
  LookalikeReceiver: fixed('PTC-SEND-LOOKALIKE', 'The receiver only looks like a known address', false),
  ReceiverNotSaved: fixed('PTC-SEND-NOT-SAVED', 'The receiver was not saved', false),
  PreviewOutdated: fixed('PTC-SEND-OUTDATED', 'What it costs changed since it was shown', true),
  MalformedAddress: naming('which', 'PTC-SEND-ADDRESS', 'Not an address of this chain'),
  WrongChecksum: naming('which', 'PTC-SEND-CHECKSUM', 'A letter or a digit of an address is wrong'),
  SiwxNotEnabled: fixed('PTC-SIWX-OFF', 'SIWX is not enabled', false),
  SignInFailed: fixed('PTC-SIGN-IN-FAILED', 'Error signing message', true),
  SignInCancelled: fixed('PTC-SIGN-IN-CANCELLED', 'The visitor did not sign in', true),
  SignInRefused: because('PTC-SIGN-IN-REFUSED', 'What is to be signed is not what it must be', false),
  SignInMessageInvalid: naming('field', 'PTC-SIGN-IN-MESSAGE', 'Not a message to sign in with'),
  ReceiverIsSender: fixed('PTC-SEND-TO-SELF', 'The receiver is the sender', false),
  ReceiverIsToken: fixed('PTC-SEND-TO-TOKEN', 'The receiver is the contract of the token', false),
  ReceiverIsNoWallet: fixed('PTC-SEND-TO-NO-WALLET', 'What is sent to this address may be lost', false),
  AmountOutOfRange: fixed('PTC-SEND-AMOUNT', 'The amount is nothing, or more than the chain can count', false),
  NotEnoughFunds: ({ of }) => ({
    code: of === 'coin' ? 'PTC-SEND-FUNDS-COIN' : 'PTC-SEND-FUNDS-TOKEN',
    message: of === 'coin' ? 'Not enough of the coin of the network' : 'Not enough of the token',
    retryable: false,
  }),
  UnknownToken: fixed('PTC-SEND-UNKNOWN-TOKEN', 'There is no such token on the chain', false),
  DecimalsDiffer: fixed('PTC-SEND-DECIMALS', 'The chain has other decimals of the token', false),
  SimulationFailed: because('PTC-SEND-WOULD-FAIL', 'It would fail on the chain', false),
  TransferFailed: because('PTC-SEND-FAILED', 'It failed on the chain', false),
  TransferExpired: fixed('PTC-SEND-EXPIRED', 'The chain does not take it any more', true),
  TransferReplaced: fixed('PTC-SEND-REPLACED', 'Another transaction took its place', false),
  // Not retryable: the transaction may still be included, so a payment could be made twice.
  TransferUnconfirmed: fixed('PTC-SEND-UNCONFIRMED', 'It is not known whether the chain has it', false),
  SwapNotSupported: fixed('PTC-SWAP-NETWORK', 'Network not supported for Swaps', false),
  GasPriceNotSupported: fixed('PTC-SWAP-GAS-PRICE', 'Network not supported for Gas Price', false),
  InsufficientLiquidity: fixed('PTC-SWAP-LIQUIDITY', 'Nobody has so much of the token to give for it', false),
  SwapIncomplete: fixed('PTC-SWAP-INCOMPLETE', 'Two tokens and an amount are required', false),
  NoSwapRoute: fixed('PTC-SWAP-NO-ROUTE', 'There is no way from one token to the other', false),
  QuoteDiffers: naming('fields', 'PTC-SWAP-QUOTE-DIFFERS', 'The quote is not what was asked for'),
  SwapDiffers: naming('fields', 'PTC-SWAP-DIFFERS', 'The transaction is not what the quote says'),
  SwapDoubted: naming('doubts', 'PTC-SWAP-DOUBTED', 'It has to be confirmed with its doubts named'),
  SwapOutdated: fixed('PTC-SWAP-OUTDATED', 'The quote is over, or what comes out has changed', true),
  ApprovalFailed: fixed('PTC-SWAP-APPROVAL-FAILED', 'The approval failed on the chain', false),
  NameMalformed: because('PTC-NAME-INVALID', 'Not a valid name', false),
  NameNotFound: fixed('PTC-NAME-NOT-FOUND', 'This name has no address here', false),
  NameResolutionFailed: fixed('PTC-NAME-FAILED', 'Error resolving name', true),
  HttpStatus: ({ status }) => ({
    code: 'PTC-HTTP-STATUS',
    message: `HTTP status code: ${status}`,
    retryable: status === 429 || status >= 500,
  }),
  Unreachable: fixed('PTC-HTTP-UNREACHABLE', 'The server could not be reached', true),
  TimedOut: fixed('PTC-HTTP-TIMEOUT', 'The server did not answer in time', true),
  Malformed: fixed('PTC-HTTP-MALFORMED', 'The server sent an invalid response', true),
  RetryBlocked: fixed('PTC-HTTP-RETRY-BLOCKED', 'Asked again too soon after a failure', true),
  NotConfigured: fixed('PTC-NOT-CONFIGURED', 'No server is configured for this', false),
  Destroyed: describeEarly,
  ChunkNotLoaded: describeEarly,
  CoreNotStarted: describeEarly,
  InvalidOption: describeInvalidOption,
  ViewUnknown: describeEarly,
  FeatureUnknown: fixed('PTC-FEATURE-UNKNOWN', 'No feature has this name', false),
}

/** Code, text and retry advice of an error (specification section 8, U-88, U-90). */
export const describeError = (error: DomainError): ErrorDescription =>
  // The catalogue pairs each tag with its own error; TypeScript cannot carry that pairing through an index.
  (CATALOGUE[error._tag] as Describe<DomainError>)(error)
