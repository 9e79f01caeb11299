import { HISTORY_API } from '../../../application/ports/tokens.js'
import { guarding, remotely } from './portGuards.js'

/** Guards of the history: a broken one acts like an unreachable server. */
export const HISTORY_GUARDS = [
  guarding(HISTORY_API, (resolve) => ({ history: remotely(resolve)('blockchainApi history') })),
]
