import type { Commands } from '../api/Commands.js'
import type { LoginStates } from './LoginStates.js'

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
