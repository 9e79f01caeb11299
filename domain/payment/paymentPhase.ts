import { isUncertain, type PaymentFailure } from './uncertain.js'

/** How far a payment is, from the form to the chain. Send, Swap and the like name their own steps; each has a phase. */
export type PaymentPhase =
  | 'Editing'
  /** A chain or a server is asked for effects and costs. */
  | 'Preparing'
  | 'NotPrepared'
  /** The preview is shown; nothing is signed. */
  | 'Prepared'
  /** The visitor has confirmed it, and the chain's answer is pending; going back ends that. */
  | 'Checking'
  /** A wallet is asked. Its prompt cannot be withdrawn. */
  | 'Asking'
  | 'Sent'
  /** Certainly not sent: it may be confirmed again. */
  | 'NotSent'
  /** The wallet was asked, and it may have sent it: confirming it again could pay twice. */
  | 'Unknown'

/** The phase of a payment that ended with this error after its confirmation. */
export const failedPhase = (error: PaymentFailure): PaymentPhase => (isUncertain(error) ? 'Unknown' : 'NotSent')

/** Whether the visitor has confirmed it and an answer is pending: nothing is changed meanwhile. */
export const isUnderWay = (phase: PaymentPhase): boolean => phase === 'Checking' || phase === 'Asking'

/** Whether it was or may have been sent, which must be shown even after a change of account. */
export const isSubmitted = (phase: PaymentPhase): boolean => phase === 'Sent' || phase === 'Unknown'
