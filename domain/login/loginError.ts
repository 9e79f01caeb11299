import type { ConnectError } from '../connect/connectAttempt.js'
import type { Alert } from '../notify/alert.js'

/** Errors of any question to the secure site's frame. */
type FrameError =
  /** There is no page to put the frame into, or no secure site is configured (S8-50). */
  | { readonly _tag: 'FrameNotSet' }
  /** Blocked, offline, or without a sign of life in time (S8-37, U-15). */
  | { readonly _tag: 'FrameNotLoaded' }
  /** (S8-38) */
  | { readonly _tag: 'FrameTimedOut'; readonly afterMs: number }
  /** The secure site does not know this page's domain (S8-39). */
  | { readonly _tag: 'UnverifiedDomain' }
  /** The question or the answer is not of the agreed form. `detail` names the message. */
  | { readonly _tag: 'FrameMalformed'; readonly detail: string }
  /** The page gave the question up (S8-50). */
  | { readonly _tag: 'FrameRequestAborted' }
  /**
   * The frame refused in its own words; empty when it gave none (S8-50). Where `message` is the specification's, the
   * frame's are in `said`, for the eyes of the visitor alone, whom they may name.
   */
  | { readonly _tag: 'FrameFailed'; readonly message: string; readonly said?: string }

type EmailError =
  /** Not a valid address (S5-14). Stands at the field. */
  | { readonly _tag: 'EmailInvalid' }
  /** The one-time code is not of six digits, or the frame does not take it. */
  | { readonly _tag: 'CodeRefused' }
  /** The last e-mail was sent less than 30 s ago (S8-33, S9-08). */
  | { readonly _tag: 'EmailRateLimited'; readonly seconds: number }

export type SocialError =
  /** The browser did not open the window. */
  | { readonly _tag: 'PopupBlocked' }
  /** It stands, and neither it nor the page can reach the other: a header of the page parts them (COOP). */
  | { readonly _tag: 'PopupCutOff' }
  /** The visitor closed it (S8-10). */
  | { readonly _tag: 'PopupClosed' }
  /** There is no address to send the visitor to (S8-12). */
  | { readonly _tag: 'SocialNotInitiated' }
  /** The provider sent the visitor back with an error, in its own words. */
  | { readonly _tag: 'SocialRefused'; readonly reason: string }
  /** A result from elsewhere than the secure site (S4-08). */
  | { readonly _tag: 'SocialResultUntrusted' }
  /** (S8-13) */
  | { readonly _tag: 'FarcasterFailed' }

/** Why an e-mail or social login, or something asked of the wallet behind it, came to nothing. */
export type LoginError =
  | FrameError
  | EmailError
  | SocialError
  /** E-mail and social login are off (S8-14). */
  | { readonly _tag: 'NoAuthConnector' }
  /** Their part of the page did not arrive. */
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
 * Maps an error of the frame to a login error. An error answering a code always concerns the code, and its text is
 * dropped. Other texts may name the visitor: `describeError` takes that out, and the screens have words of their own.
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

/** The frame's own words, and a wallet's, may name the visitor; the specification's do not (S8-11). */
const FAILED_TO_CONNECT: LoginError = { _tag: 'FrameFailed', message: 'Failed to connect' }

const MAX_SAID_LENGTH = 200
/** Of the bill of a site its visitors hear nothing (U-56). */
const OF_THE_BILL = /quota|billing|invoice|subscription|\b(?:paid|pricing|plan)\b|usage limit|monthly active/i

/** A login by a social account came to nothing at the secure site, which said why. */
export const failedToConnect = (error: LoginError): LoginError => {
  if (error === FAILED_TO_CONNECT) return error
  const said = error._tag === 'FrameFailed' && !OF_THE_BILL.test(error.message) ? error.message.trim() : ''
  return { ...FAILED_TO_CONNECT, ...(said !== '' && { said: said.slice(0, MAX_SAID_LENGTH) }) }
}

/** Why a login that stands gave no connection. */
export const toLoginError = (error: ConnectError): LoginError => {
  if (error._tag === 'WalletTimedOut') return { _tag: 'FrameTimedOut', afterMs: error.afterMs }
  if (error._tag === 'WalletMisbehaved') return { _tag: 'FrameMalformed', detail: error.detail }
  return error._tag === 'ConnectorUnavailable' ? { _tag: 'NoAuthConnector' } : FAILED_TO_CONNECT
}

/**
 * Failures of the secure site itself, not of a provider: they are kept as they are, so that the cause stays visible.
 */
const SECURE_SITE_ERRORS: readonly LoginError['_tag'][] = [
  'FrameNotSet',
  'FrameNotLoaded',
  'FrameTimedOut',
  'UnverifiedDomain',
  'NoAuthConnector',
]

/** What a failure means at one step of a social login. */
export const toSocialError = (error: LoginError, step: LoginError): LoginError =>
  SECURE_SITE_ERRORS.includes(error._tag) ? error : step

/** What the developer is told of a login that failed; most failures are the visitor's own affair (S8-37 to S8-39). */
export const loginErrorAlert = ({ _tag }: LoginError): Alert | undefined => {
  if (_tag === 'FrameNotLoaded') return { _tag: 'EmbeddedWalletNotLoaded' }
  if (_tag === 'FrameTimedOut') return { _tag: 'EmbeddedWalletTimedOut' }
  if (_tag === 'PopupCutOff') return { _tag: 'LoginWindowCutOff' }
  return _tag === 'UnverifiedDomain' ? { _tag: 'UnverifiedDomain' } : undefined
}
