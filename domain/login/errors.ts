import type { RequestError } from '../connect/walletRequest.js'
import { type ErrorTable, fixed, naming } from '../errors/errorTable.js'
import type { LifecycleError } from '../errors/lifecycleError.js'
import { scrub } from '../notify/scrub.js'
import type { LoginError } from './loginError.js'

/** Errors of e-mail and social login. */
export const LOGIN_ERRORS: ErrorTable<Exclude<LoginError, LifecycleError | RequestError>> = {
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
  LoginChainNotSupported: naming('id', 'PTC-LOGIN-CHAIN', 'Chain is not supported'),
}
