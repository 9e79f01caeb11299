/** Which mailbox the next code is in: the one that is left, or the new one (S4-12). */
export type EmailUpdateStep = 'VerifyPrimaryOtp' | 'VerifySecondaryOtp'
