import type { LoginError } from './LoginError.js'

/**
 * Logging in by e-mail, from the address to the account (S1-03, S4-11). The address is there to be shown, and kept nowhere else.
 * `resendAt`: ms since 1970, before which no other mail is sent (S9-08).
 */
export type EmailLoginState =
  | { readonly _tag: 'Idle' }
  /** The secure site was asked to send a mail. */
  | { readonly _tag: 'Sending'; readonly email: string }
  /** This device is new: the visitor has to open the link in the mail. */
  | { readonly _tag: 'VerifyDevice'; readonly email: string; readonly resendAt: number }
  /**
   * The link was not opened while it was waited for (S9-10). Until `linkUntil` (ms since 1970) it works, and can be waited for again
   * without another mail.
   */
  | {
      readonly _tag: 'DeviceUnconfirmed'
      readonly email: string
      readonly resendAt: number
      readonly linkUntil: number
      readonly error: LoginError
    }
  /** The visitor has to enter the code; `refused`: the last one was wrong. */
  | { readonly _tag: 'VerifyOtp'; readonly email: string; readonly resendAt: number; readonly refused: boolean }
  | { readonly _tag: 'CheckingCode'; readonly email: string; readonly resendAt: number }
  /** The login stands; the account is on its way. */
  | { readonly _tag: 'Connecting'; readonly email: string }
  /** Nothing came of it: the visitor tries again, with this address or another. */
  | { readonly _tag: 'Failed'; readonly email: string; readonly error: LoginError }
