import type { RequestError } from '../connect/walletRequest.js'
import type { CaipNetworkId, ChainNamespace } from '../network/network.js'
import type { MessageMismatch, Untimely } from './checkMessage.js'
import type { MessageError } from './messageText.js'
import type { SignInSession } from './session.js'
import type { SignInMessage } from './signInMessage.js'

/** Who is to sign in: the connected account, on the network that its wallet is on. */
export interface SignInAccount {
  readonly namespace: ChainNamespace
  /** As its chain writes it. */
  readonly address: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
}

export type SignInError =
  /** No `siwx` is among the options (S8-24). */
  | { readonly _tag: 'SiwxNotEnabled' }
  /** The site's functions rejected, or did not answer in time. */
  | { readonly _tag: 'SignInFailed'; readonly cause: unknown }
  /**
   * What the site wants to be signed says something else than it must (S-16). `Recap`: it grants what its statement
   * does not say, or what nobody can read (S-18). Nothing was signed.
   */
  | { readonly _tag: 'SignInRefused'; readonly reason: MessageMismatch | Untimely | 'Recap' }
  /** The visitor did not sign in where the site requires it; the wallet went back, or was disconnected (S4-16). */
  | { readonly _tag: 'SignInCancelled' }
  | MessageError
  | RequestError

/** What is signed, and by whom. */
export interface SignInRequest {
  readonly account: SignInAccount
  readonly message: SignInMessage
  readonly text: string
}

/** Where signing in stands (U-97). */
export type SignInState =
  /** Nobody is connected, or on no network of the site. */
  | { readonly _tag: 'Nobody' }
  /** The site is asked whether there is a session. */
  | { readonly _tag: 'Checking'; readonly account: SignInAccount }
  | { readonly _tag: 'SignedIn'; readonly account: SignInAccount; readonly session: SignInSession }
  /** The site makes the message: nothing is asked for between the press and the wallet (U-21). */
  | { readonly _tag: 'Preparing'; readonly account: SignInAccount }
  | { readonly _tag: 'NotPrepared'; readonly account: SignInAccount; readonly error: SignInError }
  | ({ readonly _tag: 'Ready' } & SignInRequest)
  /** The wallet shows it. */
  | ({ readonly _tag: 'Signing' } & SignInRequest)
  /** The site looks at the signature. */
  | ({ readonly _tag: 'Verifying' } & SignInRequest)
  /** The visitor does not want to, and need not. */
  | { readonly _tag: 'Dismissed'; readonly account: SignInAccount }
  /** A required sign-in ends: the wallet goes back to a network with a session, or is disconnected (S4-16). */
  | { readonly _tag: 'Cancelling'; readonly account: SignInAccount }
  /** The sessions could not be read: the wallet is disconnected (S8-07). */
  | { readonly _tag: 'Unreadable'; readonly account: SignInAccount }

const ASKED: readonly SignInState['_tag'][] = [
  'Preparing',
  'NotPrepared',
  'Ready',
  'Signing',
  'Verifying',
  'Cancelling',
]

/** Whether the visitor is to sign in: its view is shown. */
export const isAsked = ({ _tag }: SignInState): boolean => ASKED.includes(_tag)

/** Two accounts that have the same session. */
export const isSameSignIn = (one: SignInAccount | undefined, other: SignInAccount | undefined): boolean =>
  one?.address === other?.address && one?.chainId === other?.chainId
