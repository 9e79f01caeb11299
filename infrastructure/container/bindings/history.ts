import type { Adapters } from '../../../application/kernel/adapters.js'
import type { HistoryApi } from '../../../application/ports/blockchainApi.js'
import { HISTORY_API, SUPPORTED_CHAINS_API } from '../../../application/ports/tokens.js'
import { onServedChain } from '../../blockchainApi/askBlockchain.js'
import { ASK_BLOCKCHAIN, type ServedDeps } from './blockchain.js'

const makeHistoryApi = ({ ask, chains }: ServedDeps): HistoryApi => ({
  history: ask(
    async () => (await import('../../blockchainApi/history.lazy.js')).historyQuestion,
    onServedChain(chains),
  ),
})

/** The history of accounts. */
export const HISTORY_ADAPTERS: Adapters = {
  bind: ({ single }) => single(HISTORY_API, makeHistoryApi, { ask: ASK_BLOCKCHAIN, chains: SUPPORTED_CHAINS_API }),
  guards: async () => (await import('../hostAdapters/historyGuards.lazy.js')).HISTORY_GUARDS,
}
