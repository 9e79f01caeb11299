import type { TaskEither } from 'fp-ts/TaskEither'
import type { EmailUpdateStep } from '../../../domain/login/EmailUpdateStep.js'
import type { LoginError } from '../../../domain/login/LoginError.js'

/** Moving the account to another e-mail address (S4-12). */
export interface EmailUpdate {
  readonly start: (email: string) => TaskEither<LoginError, EmailUpdateStep>
  /** The code in the mailbox that is left. */
  readonly enterPrimaryCode: (code: string) => TaskEither<LoginError, void>
  /** The code in the new mailbox; gives the new address. */
  readonly enterSecondaryCode: (code: string) => TaskEither<LoginError, string>
}
