import type { LoginError } from '../../domain/login/LoginError.js'
import type { LoginMessages } from '../../application/api/LoginMessages.js'

const WORDS: Readonly<Record<LoginError['_tag'], keyof LoginMessages>> = {
  FrameNotSet: 'login.error.notSetUp',
  FrameNotLoaded: 'login.error.notLoaded',
  FrameTimedOut: 'login.error.timedOut',
  UnverifiedDomain: 'login.error.notSetUp',
  FrameMalformed: 'login.error.malformed',
  FrameRequestAborted: 'login.error.aborted',
  FrameFailed: 'login.error.failed',
  EmailInvalid: 'login.error.email',
  CodeRefused: 'login.error.code',
  EmailRateLimited: 'login.error.rateLimited',
  PopupBlocked: 'login.error.blocked',
  PopupClosed: 'login.error.closed',
  SocialNotInitiated: 'login.error.notStarted',
  SocialRefused: 'login.error.refused',
  SocialResultUntrusted: 'login.error.untrusted',
  FarcasterFailed: 'login.error.farcaster',
  NoAuthConnector: 'login.error.notSetUp',
  NotLoggedIn: 'login.error.failed',
  LoginAddressNotFound: 'login.error.failed',
  RpcNotAllowed: 'login.error.failed',
  LoginChainNotSupported: 'login.error.chain',
}

/** What a visitor is told of a login that came to nothing; never in the login service's own words (U-56). */
export const loginErrorWords = (error: LoginError): keyof LoginMessages => WORDS[error._tag]
