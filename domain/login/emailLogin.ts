import type { LoginError } from './loginError.js'

/** What the visitor does next to log in by e-mail (S4-11). */
export type EmailLoginStep =
  /** Open the link in the mail: this device is new. */
  | 'VerifyDevice'
  /** Enter the code from the mail. */
  | 'VerifyOtp'
  /** Nothing: the login still stands. */
  | 'Connect'

/** How another mail gets on, where the link or code of one is awaited already. */
export type EmailResend =
  /**
   * The secure site was at another address since, and takes the last code no more. A mail follows by itself at
   * `resendAt`.
   */
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Sending' }
  /** From now on only the newest mail counts. */
  | { readonly _tag: 'Sent' }
  /** What the last mail asks for is still awaited. */
  | { readonly _tag: 'Failed'; readonly error: LoginError }

/** Whether another mail has yet to be sent: until then no link and no code is taken. */
export const isResending = ({ resend }: { readonly resend?: EmailResend | undefined }): boolean =>
  resend?._tag === 'Waiting' || resend?._tag === 'Sending'

/**
 * Logging in by e-mail, from the address to the account (S1-03, S4-11). The address is kept only for display.
 * `resendAt`: ms since 1970; no other mail is sent before it (S9-08). `resend`: of another mail, until the visitor does
 * something else.
 */
export type EmailLoginState =
  | { readonly _tag: 'Idle' }
  /** The secure site was asked to send a mail. */
  | { readonly _tag: 'Sending'; readonly email: string }
  /** This device is new: the visitor has to open the link in the mail. */
  | {
      readonly _tag: 'VerifyDevice'
      readonly email: string
      readonly resendAt: number
      readonly resend?: EmailResend
    }
  /**
   * The link was not opened in time (S9-10). Until `linkUntil` (ms since 1970) it still works, and waiting can start
   * again without another mail.
   */
  | {
      readonly _tag: 'DeviceUnconfirmed'
      readonly email: string
      readonly resendAt: number
      readonly linkUntil: number
      readonly error: LoginError
      readonly resend?: EmailResend
    }
  /** The visitor has to enter the code; `refused`: the last one was wrong. */
  | {
      readonly _tag: 'VerifyOtp'
      readonly email: string
      readonly resendAt: number
      readonly refused: boolean
      readonly resend?: EmailResend
    }
  | { readonly _tag: 'CheckingCode'; readonly email: string; readonly resendAt: number }
  /** Its view was left while a link or code was awaited. Logging in with the same address goes back to that `step`. */
  | {
      readonly _tag: 'Left'
      readonly email: string
      readonly resendAt: number
      readonly step: Exclude<EmailLoginStep, 'Connect'>
    }
  /** The login stands; the account is on its way. */
  | { readonly _tag: 'Connecting'; readonly email: string }
  /** Nothing came of it: the visitor tries again, with this address or another. */
  | { readonly _tag: 'Failed'; readonly email: string; readonly error: LoginError }

/** Which mailbox the next code is in: the one that is left, or the new one (S4-12). */
export type EmailUpdateStep = 'VerifyPrimaryOtp' | 'VerifySecondaryOtp'

/** Moving the account to another e-mail address (S4-12). */
export type EmailUpdateState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Sending'; readonly email: string }
  /**
   * A code has to be entered, from the mailbox that `step` names; `refused`: the last one was wrong. `resend`: the same
   * address was given once more.
   */
  | {
      readonly _tag: 'VerifyOtp'
      readonly email: string
      readonly step: EmailUpdateStep
      readonly refused: boolean
      readonly resend?: EmailResend
    }
  | { readonly _tag: 'CheckingCode'; readonly email: string; readonly step: EmailUpdateStep }
  | { readonly _tag: 'Updated'; readonly email: string }
  | { readonly _tag: 'Failed'; readonly email: string; readonly error: LoginError }

/** An address that a mail may be sent to (S5-14). Whether it exists, only the mail tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)

/** The code from a mail: text of six digits, so that a leading zero counts; a number has none (S5-15). */
export const isOneTimeCode = (code: unknown): code is string => typeof code === 'string' && /^[0-9]{6}$/.test(code)

/** How long after a mail no other one is sent to its address (S8-33, S9-08). */
export const RESEND_COOLDOWN_MS = 30_000

const MAIL_LIFE_MS = 20 * 60_000

/** Until when the link and the code of a mail work (ms since 1970), by when it was sent. */
export const mailUntil = (sentAt: number): number => sentAt + MAIL_LIFE_MS

/**
 * Whole seconds until the next e-mail may be sent; 0 if it may be sent now (S8-33, S9-08). A clock that was set back
 * does not lengthen the wait.
 */
export const secondsUntilResend = (lastAt: number | undefined, now: number): number => {
  if (lastAt === undefined || lastAt > now) return 0
  return Math.max(0, Math.ceil((lastAt + RESEND_COOLDOWN_MS - now) / 1_000))
}

const MAX_EMAIL_LENGTH = 30

/** An e-mail or a name over 30 characters is cut, keeping its domain readable where that fits (S5-19). */
export const truncateEmail = (email: string): string => {
  if (email.length <= MAX_EMAIL_LENGTH) return email
  const at = email.lastIndexOf('@')
  const domain = at < 0 ? '' : email.slice(at)
  const room = MAX_EMAIL_LENGTH - domain.length - 1
  return room > 0 ? `${email.slice(0, room)}…${domain}` : `${email.slice(0, MAX_EMAIL_LENGTH - 1)}…`
}
