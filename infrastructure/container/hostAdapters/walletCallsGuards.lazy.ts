import { WALLET_CALLS } from '../../../application/ports/tokens.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { failing } from './guards.js'
import { guarding } from './portGuards.js'

/** The wallet may have been asked before the adapter broke. */
const handing = failing((): RequestError => ({ _tag: 'RequestOutcomeUnknown' }))

/** Guards of wallet calls: after a broken member, the outcome is unknown. */
export const WALLET_CALLS_GUARDS = [
  guarding(WALLET_CALLS, () => ({ send: handing, takesBatches: handing, fate: handing })),
]
