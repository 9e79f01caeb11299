import { token } from '../kernel/token.js'
import type { WalletRequests } from './requestsApi.js'

/** Requests to wallets, once their code is loaded. */
export const REQUESTS = token<WalletRequests>('WalletRequests')
