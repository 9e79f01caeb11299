import { token } from '../kernel/token.js'
import type { WalletRequests } from './requestsApi.js'
import type { OpenPaymentMemory, PendingMemory } from '../ports/storage.js'

/** Requests to wallets, once their code is loaded. */
export const REQUESTS = token<WalletRequests>('WalletRequests')
/** Keeps pending transactions over reloads; bound with the feature. */
export const PENDING_MEMORY = token<PendingMemory>('PendingMemory')
/** Keeps payments that may have been sent; bound with the feature. */
export const OPEN_PAYMENT_MEMORY = token<OpenPaymentMemory>('OpenPaymentMemory')
