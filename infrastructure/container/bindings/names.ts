import type { SchedulerLike } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { Adapters } from '../../../application/kernel/adapters.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { Names } from '../../../application/ports/names.js'
import { CHAIN_RPC, NAMES, SCHEDULER } from '../../../application/ports/tokens.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import type { AskBlockchain } from '../../blockchainApi/askBlockchain.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { loadChunk } from '../../shared/tasks.js'
import { ASK_BLOCKCHAIN } from './blockchain.js'

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

/** Name lookups. */
export const NAME_ADAPTERS: Adapters = {
  bind: ({ single }) =>
    single(NAMES, makeNames, { ask: ASK_BLOCKCHAIN, chainRpc: CHAIN_RPC, options: OPTIONS, scheduler: SCHEDULER }),
  guards: async () => (await import('../hostAdapters/sendGuards.lazy.js')).NAME_GUARDS,
}
