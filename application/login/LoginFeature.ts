import type { SocialProvider } from '../../domain/account/SocialProvider.js'
import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { SocialLoginState } from '../../domain/login/SocialLoginState.js'
import type { FrameBox } from '../ports/embeddedWallet/EmbeddedFrame.js'
import type { Approval } from '../ports/embeddedWallet/EmbeddedRpc.js'
import type { Readable } from '../shared/Readable.js'

/** Logging in by e-mail or social account, and the account behind it, before and after its code is there. */
export interface LoginFeature {
  readonly emailLogin: Readable<EmailLoginState>
  readonly socialLogin: Readable<SocialLoginState>
  readonly emailUpdate: Readable<EmailUpdateState>
  readonly loggedIn: Readable<LoggedIn | undefined>
  readonly approval: Readable<Approval | undefined>
  /** Loads the code: somebody is near it. A window opens inside a press only when it is there (U-94). */
  readonly prepare: () => void
  readonly loginByEmail: (email: string) => void
  readonly enterCode: (code: string) => void
  readonly resendCode: () => void
  readonly loginBySocial: (provider: SocialProvider) => void
  readonly updateEmail: (email: string) => void
  readonly enterUpdateCode: (code: string) => void
  readonly preferAccountType: (type: LoggedIn['preferredAccountType']) => void
  readonly placeFrame: (box: FrameBox | undefined) => void
  /** Ends what is under way. */
  readonly cancel: () => void
  /** The visitor closed what they were to decide on. */
  readonly abort: () => void
  readonly dispose: () => void
}
