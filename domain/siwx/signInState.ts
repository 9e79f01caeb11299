import type { RequestError } from '../connect/walletRequest.js'
import type { CaipNetworkId, ChainNamespace } from '../network/network.js'
import type { MessageMismatch, Untimely } from './checkMessage.js'
import type { MessageError } from './messageText.js'
import type { SignInSession } from './session.js'
import type { SignInMessage } from './signInMessage.js'

/** The account to sign in: the connected one, on its wallet's network. */
export interface SignInAccount {
  readonly namespace: ChainNamespace
  /** In its chain's notation. */
  readonly address: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
}

export type SignInError =
  /** The option `siwx` is not set (S8-24). */
  | { readonly _tag: 'SiwxNotEnabled' }
  /** The site's functions rejected, or did not answer in time. */
  | { readonly _tag: 'SignInFailed'; readonly cause: unknown }
  /**
   * The site's message violates the rules (S-16). `Recap`: the statement does not describe the grants, or they are
   * unreadable (S-18). Nothing was signed.
   */
  | { readonly _tag: 'SignInRefused'; readonly reason: MessageMismatch | Untimely | 'Recap' }
  /** The visitor did not sign in where the site requires it; the wallet switched back, or was disconnected (S4-16). */
  | { readonly _tag: 'SignInCancelled' }
  | MessageError
  | RequestError

/** The text to sign, and its account. */
export interface SignInRequest {
  readonly account: SignInAccount
  readonly message: SignInMessage
  readonly text: string
}

/** The state of signing in (U-97). */
export type SignInState =
  /** No wallet is connected, or it is on no network of the site. */
  | { readonly _tag: 'Nobody' }
  /** The site is asked for an existing session. */
  | { readonly _tag: 'Checking'; readonly account: SignInAccount }
  | { readonly _tag: 'SignedIn'; readonly account: SignInAccount; readonly session: SignInSession }
  /** The site creates the message in advance: nothing may delay the wallet's prompt after the click (U-21). */
  | { readonly _tag: 'Preparing'; readonly account: SignInAccount }
  | { readonly _tag: 'NotPrepared'; readonly account: SignInAccount; readonly error: SignInError }
  | ({ readonly _tag: 'Ready' } & SignInRequest)
  /** The wallet shows the message. */
  | ({ readonly _tag: 'Signing' } & SignInRequest)
  /** The site verifies the signature. */
  | ({ readonly _tag: 'Verifying' } & SignInRequest)
  /** The visitor declined a sign-in that is optional. */
  | { readonly _tag: 'Dismissed'; readonly account: SignInAccount }
  /**
   * A required sign-in is cancelled: the wallet switches back to a network with a session, or is disconnected (S4-16).
   */
  | { readonly _tag: 'Cancelling'; readonly account: SignInAccount }
  /** The sessions could not be read, so the wallet is disconnected (S8-07). */
  | { readonly _tag: 'Unreadable'; readonly account: SignInAccount }

const ASKED: readonly SignInState['_tag'][] = [
  'Preparing',
  'NotPrepared',
  'Ready',
  'Signing',
  'Verifying',
  'Cancelling',
]

/** Whether the visitor has to sign in, so that the view shows. */
export const isAsked = ({ _tag }: SignInState): boolean => ASKED.includes(_tag)

/** Whether two accounts share a session. */
export const isSameSignIn = (one: SignInAccount | undefined, other: SignInAccount | undefined): boolean =>
  one?.address === other?.address && one?.chainId === other?.chainId
