import * as E from 'fp-ts/Either'
import { defer, finalize, map, type Observable, of, type SchedulerLike, timeout } from 'rxjs'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { askProvider } from './askProvider.js'
import { EvmChainId } from './EvmChainId.js'
import { hearProvider } from './hearProvider.js'
import type { PinnedProvider } from './PinnedProvider.js'

/** The question opens no prompt. */
const CHAIN_DEADLINE_MS = 3_000

/**
 * Where the wallet says it is, when asked without a prompt; `undefined` when it says nothing in 3 s, or nothing that makes
 * sense. What it says by an event meanwhile is newer than its answer.
 */
export const askWhere = (provider: PinnedProvider, scheduler: SchedulerLike): Observable<CaipNetworkId | undefined> =>
  defer(() => {
    const heard = hearProvider(provider)
    return askProvider(provider, { method: 'eth_chainId' }).pipe(
      map((answer) => {
        const id = E.isRight(answer) ? EvmChainId.decode(answer.right) : answer
        return E.isRight(id) ? heard.chainAfter(id.right) : undefined
      }),
      timeout({ first: CHAIN_DEADLINE_MS, scheduler, with: () => of(undefined) }),
      finalize(heard.stop),
    )
  })
