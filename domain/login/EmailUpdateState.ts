import type { EmailUpdateStep } from './EmailUpdateStep.js'
import type { LoginError } from './LoginError.js'

/** Moving the account to another e-mail address (S4-12). */
export type EmailUpdateState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Sending'; readonly email: string }
  /** A code has to be entered, from the mailbox that `step` names; `refused`: the last one was wrong. */
  | { readonly _tag: 'VerifyOtp'; readonly email: string; readonly step: EmailUpdateStep; readonly refused: boolean }
  | { readonly _tag: 'CheckingCode'; readonly email: string; readonly step: EmailUpdateStep }
  | { readonly _tag: 'Updated'; readonly email: string }
  | { readonly _tag: 'Failed'; readonly email: string; readonly error: LoginError }
