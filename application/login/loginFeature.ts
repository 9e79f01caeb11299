import type { PorticoState } from '../api/state.js'
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

/** Logging in by e-mail or social account, and the account behind it, before and after its code is there. */
export interface LoginFeature {
  readonly states: LoginStates
  readonly commands: LoginCommands
  /** Loads the code (U-94). */
  readonly prepare: () => void
  readonly dispose: () => void
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
