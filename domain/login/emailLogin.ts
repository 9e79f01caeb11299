import type { LoginError } from './loginError.js'

/** The visitor's next step in an e-mail login (S4-11). */
export type EmailLoginStep =
  /** Open the link in the e-mail, because this device is new. */
  | 'VerifyDevice'
  /** Enter the code from the e-mail. */
  | 'VerifyOtp'
  /** No step: the earlier login is still valid. */
  | 'Connect'

/** Progress of another e-mail, while the link or code of the last one is awaited. */
export type EmailResend =
  /**
   * The secure site has since handled another address, and no longer accepts the last code. An e-mail is sent
   * automatically at `resendAt`.
   */
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Sending' }
  /** From now on only the newest e-mail counts. */
  | { readonly _tag: 'Sent' }
  /** The link or code of the last e-mail is still awaited. */
  | { readonly _tag: 'Failed'; readonly error: LoginError }

/** Whether another e-mail has yet to be sent; until then no link and no code is accepted. */
export const isResending = ({ resend }: { readonly resend?: EmailResend | undefined }): boolean =>
  resend?._tag === 'Waiting' || resend?._tag === 'Sending'

/**
 * E-mail login, from the address to the account (S1-03, S4-11). The address is kept only for display. `resendAt`: ms
 * since 1970; no other e-mail is sent before it (S9-08). `resend`: progress of another e-mail, until the visitor does
 * something else.
 */
export type EmailLoginState =
  | { readonly _tag: 'Idle' }
  /** The secure site was asked to send an e-mail. */
  | { readonly _tag: 'Sending'; readonly email: string }
  /** This device is new: the visitor has to open the link in the e-mail. */
  | {
      readonly _tag: 'VerifyDevice'
      readonly email: string
      readonly resendAt: number
      readonly resend?: EmailResend
    }
  /**
   * The link was not opened in time (S9-10). Until `linkUntil` (ms since 1970) it still works, and waiting can restart
   * without another e-mail.
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
  /** The view was left while a link or code was awaited. Logging in with the same address returns to `step`. */
  | {
      readonly _tag: 'Left'
      readonly email: string
      readonly resendAt: number
      readonly step: Exclude<EmailLoginStep, 'Connect'>
    }
  /** The login is confirmed; the account is being connected. */
  | { readonly _tag: 'Connecting'; readonly email: string }
  /** The login failed: the visitor may retry with this address or another. */
  | { readonly _tag: 'Failed'; readonly email: string; readonly error: LoginError }

/** The mailbox that has the next code: the current one, or the new one (S4-12). */
export type EmailUpdateStep = 'VerifyPrimaryOtp' | 'VerifySecondaryOtp'

/** Changing the e-mail address of the account (S4-12). */
export type EmailUpdateState =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Sending'; readonly email: string }
  /**
   * The code from the mailbox of `step` has to be entered; `refused`: the last one was wrong. `resend`: the same
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

/** Whether an address is well-formed (S5-14). Only sending an e-mail shows whether it exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)

/** The code from an e-mail: six digits as text, because a number would lose leading zeros (S5-15). */
export const isOneTimeCode = (code: unknown): code is string => typeof code === 'string' && /^[0-9]{6}$/.test(code)

/** Shortest time between two e-mails to the same address (S8-33, S9-08). */
export const RESEND_COOLDOWN_MS = 30_000

const MAIL_LIFE_MS = 20 * 60_000

/** When the link and the code of an e-mail expire (ms since 1970), by when it was sent. */
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

/** Shortens an e-mail or name over 30 characters; its domain stays readable if it fits (S5-19). */
export const truncateEmail = (email: string): string => {
  if (email.length <= MAX_EMAIL_LENGTH) return email
  const at = email.lastIndexOf('@')
  const domain = at < 0 ? '' : email.slice(at)
  const room = MAX_EMAIL_LENGTH - domain.length - 1
  return room > 0 ? `${email.slice(0, room)}…${domain}` : `${email.slice(0, MAX_EMAIL_LENGTH - 1)}…`
}
