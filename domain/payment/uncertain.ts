import type { RequestError } from '../connect/walletRequest.js'
import type { SendError } from '../send/sendError.js'
import type { SwapError } from '../swap/swapError.js'

/** Failures of payments: all that can follow a press of the confirming button. */
export type PaymentFailure = RequestError | SendError | SwapError

/**
 * Failures after which nothing can have been sent: the visitor declined, it ended before the wallet was asked, or the
 * chain reported its failure.
 */
const CERTAIN: readonly PaymentFailure['_tag'][] = [
  'RequestRejected',
  'NotConnected',
  'RpcNotAllowed',
  'TooManyRequests',
  'WalletElsewhere',
  'SimulationFailed',
  'TransferFailed',
  'TransferExpired',
  'ApprovalFailed',
]

/**
 * Codes by which a wallet does not accept a request: its account (4100), method (4200, -32601, -32004, WalletConnect's
 * 3001 and 5101), chain (4901, 4902, WalletConnect's 5100), form (-32600, -32602), or its batch of calls (EIP-5792).
 * Not 5720, for a batch that the wallet already has: it may be sent.
 */
const NOT_ACCEPTED: readonly (number | undefined)[] = [
  ...[4100, 4200, 4901, 4902, -32600, -32601, -32602, -32004],
  ...[3001, 5100, 5101, 5103],
  ...[5700, 5710, 5730, 5740, 5750, 5760],
]

/**
 * Whether a payment that failed may have been sent all the same, so that one press must not pay it again. Every failure
 * counts as uncertain that is not known to be certain: wallets also throw after they broadcast ("already known",
 * "Failed to fetch").
 */
export const isUncertain = (failure: PaymentFailure): boolean =>
  failure._tag === 'RequestFailed' ? !NOT_ACCEPTED.includes(failure.code) : !CERTAIN.includes(failure._tag)
