import type { TaskEither } from 'fp-ts/TaskEither'
import type { EmailLoginStep } from '../../../domain/login/EmailLoginStep.js'
import type { LoginError } from '../../../domain/login/LoginError.js'

/** Logging in by a code in a mail (S1-03, S4-11). Each question ends within 120 s (S9-10). */
export interface EmailLogin {
  /** Sends a mail, at most one in 30 s. Asked again, it sends another one. */
  readonly start: (email: string) => TaskEither<LoginError, EmailLoginStep>
  /** Ends when the visitor opened the link in the mail. */
  readonly confirmDevice: TaskEither<LoginError, void>
  readonly enterCode: (code: string) => TaskEither<LoginError, void>
}
