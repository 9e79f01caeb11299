import type { SchedulerLike } from 'rxjs'
import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import type { Settings } from '../../../application/api/settings.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import type { Adapters } from '../../../application/kernel/adapters.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { Names } from '../../../application/ports/names.js'
import { CHAIN_RPC, NAMES, SCHEDULER, TRANSFERS } from '../../../application/ports/tokens.js'
import type { Transfers } from '../../../application/ports/transfers.js'
import { sendDefinition } from '../../../application/send/feature.js'
import type { SendApi } from '../../../application/send/sendApi.js'
import { RECEIVER_BOOK } from '../../../application/send/tokens.js'
import type { AskBlockchain } from '../../blockchainApi/askBlockchain.js'
import { openTransfers } from '../../chainRpc/transfers.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { loadChunk } from '../../shared/tasks.js'
import { makeStoredReceiverBook } from '../../storage/receiverBook.js'
import { stored } from '../../storage/stored.js'
import { ASK_BLOCKCHAIN } from '../bindings/blockchain.js'
import { type ChainDeps, rpcDeps } from '../bindings/chains.js'
import { HISTORY_ADAPTERS } from '../bindings/history.js'
import { WALLET_CALLS_ADAPTERS } from '../bindings/walletCalls.js'

/** Transfers on the networks of a site. */
const makeTransfers = ({ chainRpc, ...deps }: ChainDeps & { readonly chainRpc: ChainRpc }): Transfers =>
  openTransfers({ ...rpcDeps(deps), chainRpc }, deps.lifetime)

/** The code loads with the first name lookup. */
const makeNames = ({
  ask,
  options: { networks },
  ...deps
}: {
  readonly ask: AskBlockchain
  readonly chainRpc: ChainRpc
  readonly options: Settings
  readonly scheduler: SchedulerLike
}): Names => {
  const recordOf = ask(async () => (await import('../../blockchainApi/names.lazy.js')).accountNameQuestion)
  const namesOf = ask(async () => (await import('../../blockchainApi/names.lazy.js')).reverseNamesQuestion)
  return lazyPort(
    loadChunk(async () =>
      (await import('../../names/openNames.lazy.js')).openNames({ recordOf, namesOf, networks, ...deps }),
    ),
  )
}

/** Transfers and name lookups. */
const SEND_ADAPTERS: Adapters = {
  bind: ({ single }) => {
    const deps = { chainRpc: CHAIN_RPC, options: OPTIONS, scheduler: SCHEDULER }
    single(TRANSFERS, makeTransfers, { ...deps, lifetime: LIFETIME })
    single(NAMES, makeNames, { ...deps, ask: ASK_BLOCKCHAIN })
  },
  guards: async () => (await import('../hostAdapters/sendGuards.lazy.js')).SEND_GUARDS,
}

/** Sending, with transfers, names and the store of saved receivers. */
export const send: LazyFeature<SendApi> = {
  ...sendDefinition,
  adapters: [stored(RECEIVER_BOOK, makeStoredReceiverBook), HISTORY_ADAPTERS, SEND_ADAPTERS, WALLET_CALLS_ADAPTERS],
}
