import * as E from 'fp-ts/Either'
import { EMPTY, exhaustMap, type Observable, type SchedulerLike, startWith, Subject, tap } from 'rxjs'
import type { AccountHere } from '../../domain/account/accountHere.js'
import type { ActivityState } from '../../domain/activity/activity.js'
import {
  type HistoryEntry,
  type HistoryPage,
  onChain,
  withNewest,
  withoutBait,
  withoutSpam,
  withPage,
} from '../../domain/activity/history.js'
import { type AccountOnNetwork, type HistoryTarget, historyTarget } from '../../domain/activity/historyTarget.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import { makeCopyText } from '../kernel/copyText.js'
import { select } from '../kernel/derive.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { HistoryApi } from '../ports/blockchainApi.js'
import { askHistory } from '../kernel/askHistory.js'
import { perAccount } from '../kernel/perAccount.js'
import type { ChainRpc } from '../ports/chainRpc.js'
import type { HostEnvironment } from '../ports/platform.js'

/** The account's transactions, for hosts with their own views. */
export interface ActivityApi {
  /** While `changes` has subscribers, loads the history of each account on each network once. */
  readonly state: Readable<ActivityState>
  /** Loads older entries, if there are any. */
  readonly more: () => void
  /** Requests the newest entries again: every 15 s at most, and every 30 s after a failure of the server (S9-03). */
  readonly refresh: () => void
  /**
   * The fee that the sender of a transaction paid, in base units (wei), as read from the chain. `undefined` if the
   * chain does not report it or cannot be asked. Never rejects.
   */
  readonly feeOf: (entry: Pick<HistoryEntry, 'hash' | 'chainId'>) => Promise<bigint | undefined>
  /** Copies the hash of a transaction and confirms it. */
  readonly copyHash: (entry: Pick<HistoryEntry, 'hash'>) => void
}

export interface ActivityDeps {
  readonly here: Readable<AccountHere>
  readonly networks: readonly Network[]
  readonly scheduler: SchedulerLike
  readonly historyApi: HistoryApi
  readonly chainRpc: Pick<ChainRpc, 'transactionFate'>
  readonly host: Pick<HostEnvironment, 'copy'>
  readonly notify: Pick<NotifyFeature, 'notify'>
}

export interface ActivityFeature {
  readonly api: ActivityApi
  readonly dispose: () => void
}

const RETRY_MS = 30_000
const NOTHING: HistoryPage = { entries: [] }

export const makeActivityFeature = ({
  here,
  networks,
  historyApi,
  chainRpc,
  host,
  notify,
  scheduler,
}: ActivityDeps): ActivityFeature => {
  const store = createStore<ActivityState>({ _tag: 'NoAccount' })
  const requests = new Subject<'first' | 'more'>()
  /** The loaded entries of the target, and the cursor of the next page. */
  let loaded = NOTHING
  const fail = (error: RemoteError): void => {
    if (error._tag === 'NotConfigured') return store.set({ _tag: 'NotHere' })
    const isNews = error._tag !== 'RetryBlocked'
    const retryAt = error._tag === 'RetryBlocked' ? error.retryAt : scheduler.now() + RETRY_MS
    store.set({ _tag: 'Unavailable', entries: loaded.entries, retryAt })
    if (isNews) notify.notify({ _tag: 'HistoryUnavailable' })
  }

  const begin = (target: HistoryTarget): void => {
    loaded = NOTHING
    store.set(target._tag === 'Account' ? { _tag: 'Loading' } : target)
  }
  const take = (
    { address, chainId }: AccountOnNetwork,
    which: 'first' | 'more',
    answer: E.Either<RemoteError, HistoryPage>,
  ): void => {
    if (E.isLeft(answer)) return fail(answer.left)
    const entries = onChain(withoutBait(withoutSpam(answer.right.entries), address), chainId)
    loaded = (which === 'more' ? withPage : withNewest)(loaded, { ...answer.right, entries })
    store.set({ _tag: 'Loaded', entries: loaded.entries, more: loaded.next === undefined ? 'None' : 'Some' })
  }
  /** Pages of one account on one network, loaded one after the other. */
  const pages = (target: HistoryTarget): Observable<unknown> => {
    if (target._tag !== 'Account') return EMPTY
    return requests.pipe(
      startWith('first' as const),
      exhaustMap((which) => {
        if (which === 'more' && loaded.next === undefined) return EMPTY
        if (which === 'more') store.set({ _tag: 'Loaded', entries: loaded.entries, more: 'Loading' })
        return askHistory(historyApi, target, which === 'more' ? loaded.next : undefined).pipe(
          tap((answer) => take(target, which, answer)),
        )
      }),
    )
  }
  const { watched, dispose } = perAccount(select(here, historyTarget), begin, pages)
  return {
    api: {
      state: watched(store),
      more: () => requests.next('more'),
      refresh: () => requests.next('first'),
      feeOf: async ({ hash, chainId }) => {
        const at = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
        if (at === undefined) return undefined
        const fate = await chainRpc.transactionFate(at, { id: hash })()
        return E.isRight(fate) && fate.right._tag === 'Included' ? fate.right.fee : undefined
      },
      copyHash: ({ hash }) => makeCopyText({ host, notify })(hash, 'HashCopied'),
    },
    dispose,
  }
}
