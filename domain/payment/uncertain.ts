import type { RequestError } from '../connect/walletRequest.js'
import type { TransferError } from '../send/transfer.js'

/** Failures after which the payment may have been sent all the same. */
const UNCERTAIN: readonly (TransferError | RequestError)['_tag'][] = [
  'RequestTimedOut',
  'RequestOutcomeUnknown',
  'ConnectionChanged',
  'SessionGone',
  'TransferReplaced',
  'TransferUnconfirmed',
]

/** Whether a payment that failed may have been sent all the same: it must not be paid again by one press. */
export const isUncertain = ({ _tag }: { readonly _tag: string }): boolean =>
  UNCERTAIN.some((uncertain) => uncertain === _tag)
