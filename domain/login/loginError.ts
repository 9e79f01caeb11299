import type { ConnectError } from '../connect/connectAttempt.js'
import type { Alert } from '../notify/alert.js'

/** Errors of any request to the secure site's frame. */
type FrameError =
  /** There is no page to put the frame into, or no secure site is configured (S8-50). */
  | { readonly _tag: 'FrameNotSet' }
  /** Blocked, offline, or no sign of life in time (S8-37, U-15). */
  | { readonly _tag: 'FrameNotLoaded' }
  /** (S8-38) */
  | { readonly _tag: 'FrameTimedOut'; readonly afterMs: number }
  /** The secure site does not know this page's domain (S8-39). */
  | { readonly _tag: 'UnverifiedDomain' }
  /** The request or the answer violates the protocol. `detail` names the message. */
  | { readonly _tag: 'FrameMalformed'; readonly detail: string }
  /** The page cancelled the request (S8-50). */
  | { readonly _tag: 'FrameRequestAborted' }
  /**
   * The frame refused; `message` is its text, empty if it gave none (S8-50). Where `message` is the specification's
   * text, `said` is the frame's: it may name the visitor, and is shown to no one else.
   */
  | { readonly _tag: 'FrameFailed'; readonly message: string; readonly said?: string }

type EmailError =
  /** Not a valid address (S5-14). Shown at the field. */
  | { readonly _tag: 'EmailInvalid' }
  /** The one-time code does not have six digits, or the frame rejects it. */
  | { readonly _tag: 'CodeRefused' }
  /** The last e-mail was sent less than 30 s ago (S8-33, S9-08). */
  | { readonly _tag: 'EmailRateLimited'; readonly seconds: number }

export type SocialError =
  /** The browser did not open the window. */
  | { readonly _tag: 'PopupBlocked' }
  /** The window is open, but it and the page cannot reach each other: a header of the page separates them (COOP). */
  | { readonly _tag: 'PopupCutOff' }
  /** The visitor closed the window (S8-10). */
  | { readonly _tag: 'PopupClosed' }
  /** There is no address to send the visitor to (S8-12). */
  | { readonly _tag: 'SocialNotInitiated' }
  /** The provider redirected with an error; `reason` is its own text. */
  | { readonly _tag: 'SocialRefused'; readonly reason: string }
  /** The result does not come from the secure site (S4-08). */
  | { readonly _tag: 'SocialResultUntrusted' }
  /** (S8-13) */
  | { readonly _tag: 'FarcasterFailed' }

/** Why an e-mail or social login, or a request to the wallet behind it, failed. */
export type LoginError =
  | FrameError
  | EmailError
  | SocialError
  /** E-mail and social login are off (S8-14). */
  | { readonly _tag: 'NoAuthConnector' }
  /** The code of the login did not load. */
  | { readonly _tag: 'ChunkNotLoaded'; readonly cause: unknown }
  /** (S8-15) */
  | { readonly _tag: 'NotLoggedIn' }
  /** Neither a safe nor a not-safe method: never posted (S5-18, S8-34). */
  | { readonly _tag: 'RpcNotAllowed'; readonly method: string }
  /** Only EVM and Solana networks have an embedded wallet (S6-04, S8-50). */
  | { readonly _tag: 'LoginChainNotSupported'; readonly id: string }

const MAX_MESSAGE_LENGTH = 500
const RATE_LIMIT = /please try again after (\d{1,5}) seconds?/i

/**
 * Maps an error text of the frame to a login error. An unrecognized error in answer to a code means a wrong code, and
 * its text is dropped. Other texts may name the visitor: `describeError` scrubs them, and the screens have their own.
 */
export const readLoginError = (text: string, question: 'Code' | 'Other'): LoginError => {
  const seconds = RATE_LIMIT.exec(text)?.[1]
  if (seconds !== undefined) return { _tag: 'EmailRateLimited', seconds: Number(seconds) }
  if (/invalid email/i.test(text)) return { _tag: 'EmailInvalid' }
  if (/unverified[ _]domain/i.test(text)) return { _tag: 'UnverifiedDomain' }
  if (/request was aborted/i.test(text)) return { _tag: 'FrameRequestAborted' }
  if (question === 'Code') return { _tag: 'CodeRefused' }
  return { _tag: 'FrameFailed', message: text.slice(0, MAX_MESSAGE_LENGTH) }
}

/** The specification's text (S8-11): that of the frame, or of a wallet, may name the visitor. */
const FAILED_TO_CONNECT: LoginError = { _tag: 'FrameFailed', message: 'Failed to connect' }

const MAX_SAID_LENGTH = 200
/** Texts about a site's bill, which its visitors do not see (U-56). */
const OF_THE_BILL = /quota|billing|invoice|subscription|\b(?:paid|pricing|plan)\b|usage limit|monthly active/i

/** A social login that failed at the secure site, with the reason that it gave. */
export const failedToConnect = (error: LoginError): LoginError => {
  if (error === FAILED_TO_CONNECT) return error
  const said = error._tag === 'FrameFailed' && !OF_THE_BILL.test(error.message) ? error.message.trim() : ''
  return { ...FAILED_TO_CONNECT, ...(said !== '' && { said: said.slice(0, MAX_SAID_LENGTH) }) }
}

/** Why a confirmed login produced no connection. */
export const toLoginError = (error: ConnectError): LoginError => {
  if (error._tag === 'WalletTimedOut') return { _tag: 'FrameTimedOut', afterMs: error.afterMs }
  if (error._tag === 'WalletMisbehaved') return { _tag: 'FrameMalformed', detail: error.detail }
  return error._tag === 'ConnectorUnavailable' ? { _tag: 'NoAuthConnector' } : FAILED_TO_CONNECT
}

/** Failures of the secure site itself, not of a provider: kept unchanged, so that the cause stays visible. */
const SECURE_SITE_ERRORS: readonly LoginError['_tag'][] = [
  'FrameNotSet',
  'FrameNotLoaded',
  'FrameTimedOut',
  'UnverifiedDomain',
  'NoAuthConnector',
]

/** The error for one step of a social login: `step`, unless the secure site itself failed. */
export const toSocialError = (error: LoginError, step: LoginError): LoginError =>
  SECURE_SITE_ERRORS.includes(error._tag) ? error : step

/** The developer's alert for a failed login; most failures concern only the visitor (S8-37 to S8-39). */
export const loginErrorAlert = ({ _tag }: LoginError): Alert | undefined => {
  if (_tag === 'FrameNotLoaded') return { _tag: 'EmbeddedWalletNotLoaded' }
  if (_tag === 'FrameTimedOut') return { _tag: 'EmbeddedWalletTimedOut' }
  if (_tag === 'PopupCutOff') return { _tag: 'LoginWindowCutOff' }
  return _tag === 'UnverifiedDomain' ? { _tag: 'UnverifiedDomain' } : undefined
}
