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

/** The states of logins that the account shows: they exist before the code that writes them. */
export type LoginAccess = {
  readonly [Name in 'loggedIn' | 'socialLogin']: Store<LoginStates[Name]['value']>
}

/** The visitor's commands for logins. */
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
 * The result of `portico.feature('login')`: the states of logins and their commands. The promises reject with
 * `PorticoError`; PTC-MODAL-CLOSED if the visitor left the view (S8-08).
 */
export interface LoginApi extends LoginCommands {
  readonly state: Readable<{ readonly [Name in keyof LoginStates]: LoginStates[Name]['value'] }>
  /**
   * Logs in by e-mail: shows EmailLogin, where the visitor enters the code, and resolves with the connection. If the
   * visitor is logged in already, resolves with the present connection.
   */
  readonly byEmail: (email: string) => Promise<Connection>
  /** Like `byEmail` for a social account; call it inside a click, in which its window opens (U-94). */
  readonly bySocial: (provider: SocialProvider) => Promise<Connection>
  /** Changes the account's e-mail address, with the codes that the visitor enters; resolves with the address. */
  readonly moveToEmail: (email: string) => Promise<string>
}

/** The states of logins before their code is loaded. */
export const INITIAL_LOGIN_STATES: { readonly [Name in keyof LoginStates]: LoginStates[Name]['value'] } = {
  emailLogin: { _tag: 'Idle' },
  socialLogin: { _tag: 'Idle' },
  emailUpdate: { _tag: 'Idle' },
  loggedIn: undefined,
  smartAccountNetworks: [],
  approval: undefined,
}
