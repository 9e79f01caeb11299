import { token } from '../kernel/token.js'
import type { KeyValueStore, PendingMemory } from '../ports/storage.js'
import type { WalletRequests } from './requestsApi.js'

/** Loads the store of pending transactions. */
export const PENDING_MEMORY = token<() => Promise<(store: KeyValueStore) => PendingMemory>>('PendingMemory')
/** Requests to wallets, once their code is loaded. */
export const REQUESTS = token<WalletRequests>('WalletRequests')
