import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { EmailLoginStep, EmailUpdateStep } from '../../domain/login/emailLogin.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { LoggedIn, PopupProvider } from '../../domain/account/embeddedUser.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import type { Readable } from '../kernel/store.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { ThemeVariables } from '../api/theme.js'

/** Where our own wallet keeps for later visits that somebody is logged in. */
export const LOGIN_KEY = 'embedded.used'

/** A mail whose link or code is awaited. */
export interface SentMail {
  readonly step: Exclude<EmailLoginStep, 'Connect'>
  /** In ms since 1970. */
  readonly sentAt: number
}

/** Logging in by a code in a mail (S1-03, S4-11). Each question ends within 120 s (S9-10). */
export interface EmailLogin {
  /** The last mail, if it went to this address in the last 30 s; also where the page was loaded anew since. */
  readonly sent: (email: string) => SentMail | undefined
  /** Sends a mail, at most one in 30 s to one address. Asked again, it sends another one. */
  readonly start: (email: string) => TaskEither<LoginError, EmailLoginStep>
  /** Ends when the visitor opened the link in the mail. */
  readonly confirmDevice: TaskEither<LoginError, void>
  readonly enterCode: (code: string) => TaskEither<LoginError, void>
}

/** Moving the account to another e-mail address (S4-12). */
export interface EmailUpdate {
  readonly start: (email: string) => TaskEither<LoginError, EmailUpdateStep>
  /** The code in the mailbox that is left. */
  readonly enterPrimaryCode: (code: string) => TaskEither<LoginError, void>
  /** The code in the new mailbox; gives the new address. */
  readonly enterSecondaryCode: (code: string) => TaskEither<LoginError, string>
}

/** What a visitor signs to sign in to the site, with `<<AccountAddress>>` for the address that the login will have. */
export interface SiwxMessage extends SignInMessage {
  /** The text that is signed. */
  readonly serializedMessage: string
}

/** Options of a login. */
export interface LoginOptions {
  /** Where the visitor arrives. */
  readonly chainId: CaipNetworkId
  /** To be signed at the same time, without asking: for EVM networks. */
  readonly siwxMessage?: SiwxMessage
}

/** Who has logged in. */
export interface LoginAnswer extends LoggedIn {
  /** What they signed at the same time. Whether it is what was asked for is for whoever asked to say. */
  readonly signedIn?: { readonly message: string; readonly signature: string }
}

/** Who is logged in at the secure site. */
export interface EmbeddedSession {
  readonly loggedIn: Readable<LoggedIn | undefined>
  /** Whether an earlier login still stands. Without one on this device nobody is asked, and no frame is made. */
  readonly isConnected: TaskEither<LoginError, boolean>
  /** Fetches the user, which is what connects after any login. */
  readonly fetchUser: (options: LoginOptions) => TaskEither<LoginError, LoginAnswer>
  /** Forgets the login here at once, and at the secure site within 3 s (S9-11). What is still open then is given up. */
  readonly signOut: TaskEither<never, void>
  /** Forgets the login in this page alone: it ended in another tab, where somebody else may have logged in since. */
  readonly forget: () => void
}

/** Logging in by a social account (S1-04). Windows are the affair of `Popups`, codes to scan that of the screens. */
export interface SocialLogin {
  /** Where to send the visitor. */
  readonly redirectUri: (provider: PopupProvider) => TaskEither<LoginError, string>
  /** Logs in with the address the provider sent the visitor back to; the caller has seen to its origin (S4-08). */
  readonly connect: (resultUri: string, options: LoginOptions) => TaskEither<LoginError, LoginAnswer>
  /** What Farcaster's code says (S4-10). */
  readonly farcasterUri: TaskEither<LoginError, string>
  /** Ends when the visitor approved in Farcaster, with the user's name, or when the frame is reloaded. */
  readonly connectFarcaster: TaskEither<LoginError, string>
}

/** Where the embedded wallet is, and by which account. What it comes to shows in `EmbeddedSession.loggedIn`. */
export interface EmbeddedAccount {
  readonly chainId: TaskEither<LoginError, CaipNetworkId>
  /**
   * Switches and fetches the account there; resolves with the network the frame reports. `rpcUrl` is for networks the
   * host did not configure.
   */
  readonly switchTo: (id: CaipNetworkId, rpcUrl?: string) => TaskEither<LoginError, CaipNetworkId>
  readonly prefer: (type: LoggedIn['preferredAccountType']) => TaskEither<LoginError, void>
  /** EVM chain ids with smart accounts (S9-32); none while the frame has not said. */
  readonly smartAccountNetworks: Readable<readonly number[]>
  readonly initSmartAccount: TaskEither<LoginError, { readonly address: string; readonly isDeployed: boolean }>
}

/** A call that waits for the visitor in the frame. */
export interface Approval {
  readonly method: string
}

/** How a call fails. Besides the frame's failures: it moved before it was asked, or nobody knows what came of it. */
export type CallError =
  LoginError | Extract<RequestError, { readonly _tag: 'ConnectionChanged' | 'RequestOutcomeUnknown' }>

/** Calls to the embedded wallet. */
export interface EmbeddedRpc {
  /**
   * Methods that are neither safe nor not-safe are never posted. The result of a method is checked for its shape (S5-16
   * to S5-18). Calls that need the visitor's approval are put to them one at a time (S-30); one that waits ends as
   * `ConnectionChanged` when the account or the network moves. One that ends by `abandoned`, `abort`, five minutes or
   * the end of the page is taken back from the frame, before the next is put; `RequestOutcomeUnknown` where the frame
   * did not say that it was.
   */
  readonly request: (
    at: CaipNetworkId,
    request: WalletRequest,
    abandoned?: Observable<unknown>,
  ) => TaskEither<CallError, unknown>
  /** The call that the visitor decides on: while there is one, the frame has to be shown (S2-16). */
  readonly approval: Readable<Approval | undefined>
  /** Ends all that need approval, as `FrameRequestAborted`. */
  readonly abort: () => void
}

/** The secure site's frame. `Failed` ends with the next question, which makes a new one. */
export type FrameState =
  | { readonly _tag: 'Absent' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Failed'; readonly error: LoginError }

/** CSS pixels of the viewport. */
export interface FrameBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface FrameTheme {
  readonly mode: 'light' | 'dark'
  /** The variables that the host set. */
  readonly variables: ThemeVariables
}

/** Made by the first question to it, and hidden from everybody until it is shown. */
export interface EmbeddedFrame {
  readonly state: Readable<FrameState>
  /** Puts it over this part of the page and gives it the focus. */
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  /** What the frame looks like; kept for one that is not there yet, and makes none. */
  readonly syncTheme: (theme: FrameTheme) => TaskEither<LoginError, void>
  /** Starts it anew: what is open ends as `FrameRequestAborted`. Makes none. */
  readonly reload: TaskEither<LoginError, void>
}

/**
 * The wallet of an e-mail or social login, in a frame of the secure site. Every call settles, and a late answer is
 * ignored.
 */
export interface EmbeddedWallet {
  readonly email: EmailLogin
  readonly emailUpdate: EmailUpdate
  readonly social: SocialLogin
  readonly session: EmbeddedSession
  readonly account: EmbeddedAccount
  readonly rpc: EmbeddedRpc
  readonly frame: EmbeddedFrame
}

/**
 * Loads the embedded wallet when a login is near, or when a user was logged in on an earlier visit. Called once; after
 * a rejection, again at the next click (S8-14).
 */
export type OpenEmbeddedWallet = () => Promise<EmbeddedWallet>
