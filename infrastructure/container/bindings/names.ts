import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { Binder } from '../../../application/kernel/token.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { Names } from '../../../application/ports/names.js'
import { CHAIN_RPC, NAMES, SCHEDULER } from '../../../application/ports/tokens.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import type { AskBlockchain } from '../../blockchainApi/askBlockchain.js'
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
  const opened = loadChunk(
    loadOnce(async () =>
      (await import('../../names/openNames.lazy.js')).openNames({ recordOf, namesOf, networks, ...deps }),
    ),
  )
  return {
    resolve: (...asked) =>
      pipe(
        opened,
        TE.flatMap((names) => names.resolve(...asked)),
      ),
    nameOf: (address) =>
      pipe(
        opened,
        TE.flatMap((names) => names.nameOf(address)),
      ),
  }
}

export const bindNames = ({ single }: Binder): void => {
  single(NAMES, makeNames, { ask: ASK_BLOCKCHAIN, chainRpc: CHAIN_RPC, options: OPTIONS, scheduler: SCHEDULER })
}
