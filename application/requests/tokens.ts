import { token } from '../kernel/token.js'
import type { WalletRequests } from './requestsApi.js'
import type { PendingMemory } from '../ports/storage.js'

/** Requests to wallets, once their code is loaded. */
export const REQUESTS = token<WalletRequests>('WalletRequests')
/** Keeps pending transactions over reloads; bound with the feature. */
export const PENDING_MEMORY = token<PendingMemory>('PendingMemory')
