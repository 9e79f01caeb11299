/** What the visitor does next to log in by e-mail (S4-11). */
export type EmailLoginStep =
  /** Open the link in the mail: this device is new. */
  | 'VerifyDevice'
  /** Enter the code from the mail. */
  | 'VerifyOtp'
  /** Nothing: the login still stands. */
  | 'Connect'
