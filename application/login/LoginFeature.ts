import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { SocialLoginState } from '../../domain/login/SocialLoginState.js'
import type { Commands } from '../api/Commands.js'
import type { Approval } from '../ports/embeddedWallet/EmbeddedRpc.js'
import type { Readable } from '../shared/Readable.js'

/** What a visitor can do about a login. */
export type LoginCommands = Pick<
  Commands,
  'loginByEmail' | 'enterCode' | 'resendCode' | 'loginBySocial' | 'updateEmail' | 'enterUpdateCode' | 'preferAccountType' | 'placeFrame'
>

/** Logging in by e-mail or social account, and the account behind it, before and after its code is there. */
export interface LoginFeature {
  readonly emailLogin: Readable<EmailLoginState>
  readonly socialLogin: Readable<SocialLoginState>
  readonly emailUpdate: Readable<EmailUpdateState>
  readonly loggedIn: Readable<LoggedIn | undefined>
  readonly smartAccountNetworks: Readable<readonly number[]>
  readonly approval: Readable<Approval | undefined>
  readonly commands: LoginCommands
  /** Loads the code (U-94). */
  readonly prepare: () => void
  readonly dispose: () => void
}
