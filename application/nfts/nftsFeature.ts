import * as E from 'fp-ts/Either'
import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  Subject,
  switchMap,
} from 'rxjs'
import type { AccountHere } from '../../domain/account/accountHere.js'
import { type HistoryPage, onChain, withNewest, withPage } from '../../domain/activity/history.js'
import { type AccountOnNetwork, type HistoryTarget, historyTarget } from '../../domain/activity/historyTarget.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import { heldNfts, type Nft, type NftsState, type NftToken } from '../../domain/nfts/nft.js'
import type { Outdated } from '../account/accountFeature.js'
import { makeCopyText } from '../kernel/copyText.js'
import { select } from '../kernel/derive.js'
import { askHistory } from '../kernel/askHistory.js'
import { perAccount } from '../kernel/perAccount.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { AskWallet, AssetDiscovery, NotTold } from '../ports/assetDiscovery.js'
import type { HistoryApi } from '../ports/blockchainApi.js'
import type { HostEnvironment } from '../ports/platform.js'
import { makeIdentifyNft } from './identifyNft.js'

/** The account's NFTs, for hosts with their own views. */
export interface NftsApi {
  /** While `changes` has subscribers, loads the NFTs of each account on each network once. */
  readonly state: Readable<NftsState>
  /** Searches older parts of the history, if there are any, until an NFT is found: 5 pages at most. */
  readonly more: () => void
  /** Asks the wallet, or loads the newest history, again: every 30 s at most if the server failed (S9-03). */
  readonly refresh: () => void
  /**
   * Asks the chain for the token id of an NFT that is known from the history only; the state then contains it. Resolves
   * with whether it is known now.
   */
  readonly identify: (nftId: string) => Promise<boolean>
  /** Copies the token id of an NFT and confirms it. */
  readonly copyTokenId: (tokenId: string) => void
}

export interface NftsDeps {
  readonly here: Readable<AccountHere>
  readonly scheduler: SchedulerLike
  readonly outdated: Readable<Outdated>
  /** Sends requests to the account's wallet; `undefined` if it must not be asked. */
  readonly walletOf: (address: string) => AskWallet | undefined
  readonly discovery: AssetDiscovery
  readonly historyApi: HistoryApi
  readonly host: Pick<HostEnvironment, 'copy'>
  readonly notify: Pick<NotifyFeature, 'notify'>
}

export interface NftsFeature {
  readonly api: NftsApi
  readonly dispose: () => void
}

const RETRY_MS = 30_000
const PAGES_AT_ONCE = 5
const NOTHING: HistoryPage = { entries: [] }

export const makeNftsFeature = ({
  here,
  outdated,
  walletOf,
  discovery,
  historyApi,
  host,
  notify,
  scheduler,
}: NftsDeps): NftsFeature => {
  const store = createStore<NftsState>({ _tag: 'NoAccount' })
  const requests = new Subject<'first' | 'more'>()
  /** What is known from the history about the account of the state. */
  let loaded = NOTHING
  /** The tokens that the chain reported, by NFT id. */
  const identified = new Map<string, NftToken>()

  const begin = (target: HistoryTarget): void => {
    loaded = NOTHING
    identified.clear()
    store.set(target._tag === 'Account' ? { _tag: 'Loading' } : target)
  }
  const withToken = (nft: Nft): Nft => {
    const token = identified.get(nft.id)
    return token === undefined ? nft : { ...nft, token }
  }
  const load = (nfts: readonly Nft[], more: 'None' | 'Some' | 'Loading'): void =>
    store.set({ _tag: 'Loaded', nfts: nfts.map(withToken), more })
  const shownNfts = (): readonly Nft[] => ('nfts' in store.value ? store.value.nfts : [])
  const fail = (error: RemoteError): void => {
    if (error._tag === 'NotConfigured') return store.set({ _tag: 'NotHere' })
    const retryAt = error._tag === 'RetryBlocked' ? error.retryAt : scheduler.now() + RETRY_MS
    store.set({ _tag: 'Unavailable', nfts: shownNfts(), retryAt })
  }

  const askWallet = (target: AccountOnNetwork): Observable<E.Either<NotTold, readonly Nft[]>> => {
    const ask = walletOf(target.address)
    const silent = E.left<NotTold>({ _tag: 'NotTold' })
    // A host's own adapter may break its contract.
    return ask === undefined ? of(silent) : defer(discovery.nfts(target, ask)).pipe(catchError(() => of(silent)))
  }
  const first = (target: AccountOnNetwork, since: number | undefined): Observable<unknown> =>
    askWallet(target).pipe(
      switchMap((answer) => {
        // An empty answer may mean that the wallet reports coins and tokens only, so the history decides.
        if (E.isRight(answer) && answer.right.length > 0) {
          loaded = NOTHING
          load(answer.right, 'None')
          return EMPTY
        }
        return askHistory(historyApi, target, undefined, since).pipe(
          switchMap((history) => take(target, history, withNewest, 1)),
        )
      }),
    )
  const older = (target: AccountOnNetwork, pagesLeft: number): Observable<unknown> => {
    if (loaded.next === undefined) return EMPTY
    load(shownNfts(), 'Loading')
    return askHistory(historyApi, target, loaded.next).pipe(
      switchMap((history) => take(target, history, withPage, pagesLeft)),
    )
  }
  const take = (
    target: AccountOnNetwork,
    answer: E.Either<RemoteError, HistoryPage>,
    join: typeof withPage,
    pagesLeft: number,
  ): Observable<unknown> => {
    if (E.isLeft(answer)) {
      fail(answer.left)
      return EMPTY
    }
    loaded = join(loaded, { ...answer.right, entries: onChain(answer.right.entries, target.chainId) })
    const nfts = heldNfts(loaded.entries)
    const hasFound = nfts.length > shownNfts().length
    load(nfts, loaded.next === undefined ? 'None' : 'Some')
    return pagesLeft > 1 && !hasFound ? older(target, pagesLeft - 1) : EMPTY
  }

  const askChain = makeIdentifyNft({ here, discovery, scheduler })
  const identify = async (nftId: string): Promise<boolean> => {
    const nft = shownNfts().find(({ id }) => id === nftId)
    if (nft === undefined || nft.token?.tokenId !== undefined) return nft !== undefined
    const token = await askChain(nft)
    if (token === undefined) return false
    identified.set(nftId, token)
    store.update((now) => ('nfts' in now ? { ...now, nfts: now.nfts.map(withToken) } : now))
    return true
  }

  const { watched, dispose } = perAccount(select(here, historyTarget), begin, (target) =>
    target._tag !== 'Account'
      ? EMPTY
      : select(outdated, (times) => times.get(target.address)).changes.pipe(
          switchMap((since) =>
            requests.pipe(
              startWith('first' as const),
              exhaustMap((which) => (which === 'first' ? first(target, since) : older(target, PAGES_AT_ONCE))),
            ),
          ),
        ),
  )
  return {
    api: {
      state: watched(store),
      more: () => requests.next('more'),
      refresh: () => requests.next('first'),
      identify,
      copyTokenId: (tokenId) => makeCopyText({ host, notify })(tokenId, 'TokenIdCopied'),
    },
    dispose,
  }
}
