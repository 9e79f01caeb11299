import * as E from 'fp-ts/Either'
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs'
import type { AccountState } from '../../domain/account/accountState.js'
import type { HistoryPage } from '../../domain/activity/history.js'
import {
  type AccountOnNetwork,
  type HistoryTarget,
  historyTarget,
  isSameTarget,
} from '../../domain/activity/historyTarget.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { NetworkState } from '../api/state.js'
import { combine } from './derive.js'
import type { Readable, Store } from './store.js'
import { whileWatched } from './whileWatched.js'
import type { HistoryApi } from '../ports/blockchainApi.js'

export interface FollowHistoryDeps {
  readonly account: Readable<AccountState>
  readonly network: Readable<NetworkState>
  readonly scheduler: SchedulerLike
}

/**
 * A state that is of the history of the active account on its network. While it is watched it is worked on, which is
 * given up where another one is gone to. `begin` is told of each other target; whoever comes back to the same one finds
 * what was there.
 */
export const followHistory = <A>(
  store: Store<A>,
  { account, network, scheduler }: FollowHistoryDeps,
  begin: (target: HistoryTarget) => void,
  work: (target: AccountOnNetwork) => Observable<unknown>,
): ReturnType<typeof whileWatched<A>> => {
  let shown: HistoryTarget = { _tag: 'NoAccount' }
  const targets = combine(account, network, (whose, { active }) => historyTarget(whose, active))
  const working = targets.changes.pipe(
    distinctUntilChanged(isSameTarget),
    switchMap((target) => {
      if (!isSameTarget(target, shown)) begin(target)
      shown = target
      if (target._tag !== 'Account') return EMPTY
      // Not at once: the account feature is still letting go of the account before.
      return timer(0, scheduler).pipe(switchMap(() => work(target)))
    }),
  )
  return whileWatched(store, working, () => isSameTarget(targets.value, shown))
}

/**
 * A page of a history. `since`: what was asked for before that time, in ms since the epoch, is no answer any more. An
 * adapter of the host that breaks its contract is an outage.
 */
export const askPage = (
  historyApi: HistoryApi,
  { address, chainId }: AccountOnNetwork,
  cursor: string | undefined,
  since?: number,
): Observable<E.Either<RemoteError, HistoryPage>> =>
  defer(
    historyApi.history({
      ...{ address, chainId },
      ...(cursor !== undefined && { cursor }),
      ...(since !== undefined && { since }),
    }),
  ).pipe(catchError((cause: unknown) => of(E.left<RemoteError>({ _tag: 'Unreachable', cause }))))
