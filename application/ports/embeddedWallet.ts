import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { EmailLoginStep, EmailUpdateStep } from '../../domain/login/emailLogin.js'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { LoggedIn, PopupProvider } from '../../domain/account/embeddedUser.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import type { Readable } from '../kernel/store.js'
import type { ThemeVariables } from '../api/theme.js'

/** Storage key under which our own wallet notes, for later visits, that a user is logged in. */
export const LOGIN_KEY = 'embedded.used'

/** A mail whose link or code is awaited. */
export interface SentMail {
  readonly step: Exclude<EmailLoginStep, 'Connect'>
  /** In ms since 1970. */
  readonly sentAt: number
}

/** Login by a code in a mail (S1-03, S4-11). Each call ends within 120 s (S9-10). */
export interface EmailLogin {
  /** The last mail, if it went to this address in the last 30 s; survives a reload. */
  readonly sent: (email: string) => SentMail | undefined
  /** Sends a mail, at most one per 30 s and address. A further call sends another one. */
  readonly start: (email: string) => TaskEither<LoginError, EmailLoginStep>
  /** Ends when the visitor has opened the link in the mail. */
  readonly confirmDevice: TaskEither<LoginError, void>
  readonly enterCode: (code: string) => TaskEither<LoginError, void>
}

/** Changes the e-mail address of the account (S4-12). */
export interface EmailUpdate {
  readonly start: (email: string) => TaskEither<LoginError, EmailUpdateStep>
  /** Enters the code sent to the old address. */
  readonly enterPrimaryCode: (code: string) => TaskEither<LoginError, void>
  /** Enters the code sent to the new address; resolves with the new address. */
  readonly enterSecondaryCode: (code: string) => TaskEither<LoginError, string>
}

/** The message to sign in to the site, with `<<AccountAddress>>` in place of the address that the login will have. */
export interface SiwxMessage extends SignInMessage {
  /** The text to sign. */
  readonly serializedMessage: string
}

/** Options of a login. */
export interface LoginOptions {
  /** The network after the login. */
  readonly chainId: CaipNetworkId
  /** Signed during the login, without a prompt; for EVM networks. */
  readonly siwxMessage?: SiwxMessage
}

/** The user who has logged in. */
export interface LoginAnswer extends LoggedIn {
  /** What the user signed during the login. The caller has to compare it with the request. */
  readonly signedIn?: { readonly message: string; readonly signature: string }
}

/** The user logged in at the secure site. */
export interface EmbeddedSession {
  readonly loggedIn: Readable<LoggedIn | undefined>
  /** Whether an earlier login is still valid. Without one on this device, nothing is asked and no frame is made. */
  readonly isConnected: TaskEither<LoginError, boolean>
  /** Fetches the user; this is the step that connects after any login. */
  readonly fetchUser: (options: LoginOptions) => TaskEither<LoginError, LoginAnswer>
  /** Removes the login here at once, and at the secure site within 3 s (S9-11). Open calls are abandoned then. */
  readonly signOut: TaskEither<never, void>
  /** Removes the login in this page only: it ended in another tab, where another user may have logged in since. */
  readonly forget: () => void
}

/** Login by a social account (S1-04). `Popups` opens windows; views show the codes to scan. */
export interface SocialLogin {
  /** The address to send the visitor to. */
  readonly redirectUri: (provider: PopupProvider) => TaskEither<LoginError, string>
  /** Logs in with the address to which the provider redirected; the caller has checked its origin (S4-08). */
  readonly connect: (resultUri: string, options: LoginOptions) => TaskEither<LoginError, LoginAnswer>
  /** The content of Farcaster's QR code (S4-10). */
  readonly farcasterUri: TaskEither<LoginError, string>
  /** Ends with the user's name when the visitor approved in Farcaster, or when the frame is reloaded. */
  readonly connectFarcaster: TaskEither<LoginError, string>
}

/** The network and the account of the embedded wallet. `EmbeddedSession.loggedIn` shows the results. */
export interface EmbeddedAccount {
  readonly chainId: TaskEither<LoginError, CaipNetworkId>
  /**
   * Switches the network and fetches the account there; resolves with the network that the frame reports. `rpcUrl` is
   * for networks the host did not configure.
   */
  readonly switchTo: (id: CaipNetworkId, rpcUrl?: string) => TaskEither<LoginError, CaipNetworkId>
  readonly prefer: (type: LoggedIn['preferredAccountType']) => TaskEither<LoginError, void>
  /** EVM chain ids with smart accounts (S9-32); empty until the frame reports them. */
  readonly smartAccountNetworks: Readable<readonly number[]>
  readonly initSmartAccount: TaskEither<LoginError, { readonly address: string; readonly isDeployed: boolean }>
}

/** A call that waits for the visitor's decision in the frame. */
export interface Approval {
  readonly method: string
}

/** How a call fails: a failure of the frame, a changed network or account before the call, or an unknown outcome. */
export type CallError =
  LoginError | Extract<RequestError, { readonly _tag: 'ConnectionChanged' | 'RequestOutcomeUnknown' }>

/** Calls to the embedded wallet. */
export interface EmbeddedRpc {
  /**
   * Methods classed neither safe nor not-safe are never posted. The shape of each method's result is checked (S5-16 to
   * S5-18). Calls that need the visitor's approval are shown one at a time (S-30); a waiting one ends as
   * `ConnectionChanged` when the account or the network changes. A call that ends by `abandoned`, `abort`, five minutes
   * or the end of the page is cancelled in the frame before the next is shown; it fails with `RequestOutcomeUnknown` if
   * the frame did not confirm the cancellation.
   */
  readonly request: (
    at: CaipNetworkId,
    request: WalletRequest,
    abandoned?: Observable<unknown>,
  ) => TaskEither<CallError, unknown>
  /** The call on which the visitor decides: while there is one, the frame has to be shown (S2-16). */
  readonly approval: Readable<Approval | undefined>
  /** Ends all calls that need approval, as `FrameRequestAborted`. */
  readonly abort: () => void
}

/** The secure site's frame. After `Failed`, the next call makes a new frame. */
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

/** Created by the first call, and hidden until it is shown. */
export interface EmbeddedFrame {
  readonly state: Readable<FrameState>
  /** Places the frame over this part of the page and focuses it. */
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  /** Sets the theme of the frame; kept until a frame exists, and does not create one. */
  readonly syncTheme: (theme: FrameTheme) => TaskEither<LoginError, void>
  /** Reloads the frame: open calls end as `FrameRequestAborted`. Does not create a frame. */
  readonly reload: TaskEither<LoginError, void>
}

/**
 * The wallet of an e-mail or social login, in a frame of the secure site. Every call settles; late answers are ignored.
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
 * Loads the embedded wallet when a login is likely, or when a user was logged in on an earlier visit. Called once;
 * after a rejection, again at the next click (S8-14).
 */
export type OpenEmbeddedWallet = () => Promise<EmbeddedWallet>
