import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import type { Connection } from '../../domain/connect/connection.js'
import type { PorticoState } from '../api/state.js'
import type { Readable, Store } from '../kernel/store.js'
import type { Commands } from '../api/commands.js'

/** The states of logins. */
export type LoginStates = Pick<
  PorticoState,
  'emailLogin' | 'socialLogin' | 'emailUpdate' | 'loggedIn' | 'smartAccountNetworks' | 'approval'
>

/** The states of logins that the account shows: there before their code, which writes them. */
export type LoginAccess = {
  readonly [Name in 'loggedIn' | 'socialLogin']: Store<LoginStates[Name]['value']>
}

/** Commands of the visitor about a login. */
export type LoginCommands = Pick<
  Commands,
  | 'loginByEmail'
  | 'enterCode'
  | 'resendCode'
  | 'awaitDevice'
  | 'loginBySocial'
  | 'copyLoginLink'
  | 'updateEmail'
  | 'enterUpdateCode'
  | 'preferAccountType'
  | 'placeFrame'
>

/**
 * What `portico.feature('login')` gives: how each login stands, and what can be done about it. The promises reject with
 * `PorticoError`; PTC-MODAL-CLOSED where the visitor left the view (S8-08).
 */
export interface LoginApi extends LoginCommands {
  readonly state: Readable<{ readonly [Name in keyof LoginStates]: LoginStates[Name]['value'] }>
  /**
   * Logs in by e-mail: shows EmailLogin, where the visitor enters the code, and resolves with the connection. For a
   * visitor who is logged in, with the one that stands.
   */
  readonly byEmail: (email: string) => Promise<Connection>
  /** The same by a social account; call it inside a press, in which its window opens (U-94). */
  readonly bySocial: (provider: SocialProvider) => Promise<Connection>
  /** Moves the account to another e-mail address, with the codes that the visitor enters; resolves with the address. */
  readonly moveToEmail: (email: string) => Promise<string>
}

/** How logins stand before anybody is near one. */
export const INITIAL_LOGIN_STATES: { readonly [Name in keyof LoginStates]: LoginStates[Name]['value'] } = {
  emailLogin: { _tag: 'Idle' },
  socialLogin: { _tag: 'Idle' },
  emailUpdate: { _tag: 'Idle' },
  loggedIn: undefined,
  smartAccountNetworks: [],
  approval: undefined,
}
