import type { RequestError } from '../connect/walletRequest.js'
import type { SendError } from './sendError.js'
import type { SendOrder } from './sendOrder.js'

/** After these nobody knows whether it was sent: it may be on its way, and must not be paid again by one press. */
const UNCERTAIN: readonly (SendError | RequestError)['_tag'][] = [
  'RequestTimedOut',
  'RequestOutcomeUnknown',
  'ConnectionChanged',
  'SessionGone',
  'TransferReplaced',
  'TransferUnconfirmed',
]

/** Whether something may have been sent all the same. */
export const isUncertain = ({ _tag }: { readonly _tag: string }): boolean =>
  UNCERTAIN.some((uncertain) => uncertain === _tag)

/** Whether two orders have the same paid twice: one network, sender, receiver, asset and amount. */
export const isSameOrder = (one: SendOrder, other: SendOrder): boolean =>
  one.network.caipNetworkId === other.network.caipNetworkId &&
  one.from === other.from &&
  one.to === other.to &&
  one.asset.id === other.asset.id &&
  one.units === other.units
