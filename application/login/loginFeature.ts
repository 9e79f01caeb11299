import type { PorticoState } from '../api/state.js'
import type { Readable } from '../kernel/store.js'
import type { Commands } from '../api/commands.js'

/** What can be watched of logins. */
export type LoginStates = Pick<
  PorticoState,
  'emailLogin' | 'socialLogin' | 'emailUpdate' | 'loggedIn' | 'smartAccountNetworks' | 'approval'
>

/** What a visitor can do about a login. */
export type LoginCommands = Pick<
  Commands,
  | 'loginByEmail'
  | 'enterCode'
  | 'resendCode'
  | 'awaitDevice'
  | 'loginBySocial'
  | 'updateEmail'
  | 'enterUpdateCode'
  | 'preferAccountType'
  | 'placeFrame'
>

/** What `portico.feature('login')` gives: how each login stands, and what can be done about it. */
export interface LoginApi extends LoginCommands {
  readonly state: Readable<{ readonly [Name in keyof LoginStates]: LoginStates[Name]['value'] }>
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
