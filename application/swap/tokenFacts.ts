import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  type Observable,
  share,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import type { SwapApiError } from '../../domain/swap/swapError.js'
import type { Asset } from '../../domain/asset/asset.js'
import { type ListedToken, swapAddress } from '../../domain/swap/swapAssets.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { PriceApi, SwapApi } from '../ports/swapApi.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'

/** The servers' answers about the tokens of one network so far. */
export interface TokenFacts {
  readonly network: Network | undefined
  /** `undefined` while it is loading. */
  readonly list: E.Either<RemoteError, readonly ListedToken[]> | undefined
  /** In wei per unit of gas. */
  readonly gasPrice: E.Either<SwapApiError, bigint> | undefined
  /** By id of the asset, in the page's currency; `undefined` if unknown. */
  readonly prices: ReadonlyMap<string, number | undefined>
}

export interface TokenFactsDeps extends InTimeDeps {
  readonly swapApi: Pick<SwapApi, 'tokens' | 'gasPrice'>
  readonly priceApi: PriceApi
  readonly currency: string
  /** The network on which tokens are swapped; `undefined` if swaps are not supported. */
  readonly network: Readable<Network | undefined>
  /** The tokens of the form, whose prices are needed. */
  readonly chosen: Readable<readonly Asset[]>
}

const LONGEST_LIST_MS = 15_000
const LONGEST_PRICE_MS = 12_000

const nothing = (network: Network | undefined): TokenFacts => ({
  network,
  list: undefined,
  gasPrice: undefined,
  prices: new Map(),
})

const areSame = (one: readonly Asset[], other: readonly Asset[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id)

/** Loads the tokens of a network, its gas price, and the prices of the chosen tokens. */
export const makeTokenFacts = ({ swapApi, priceApi, currency, network, chosen, ...timing }: TokenFactsDeps) => {
  const facts = createStore<TokenFacts>(nothing(network.value))
  const retries = new Subject<void>()
  /** Ignores answers for a network that is no longer the current one. */
  const note = (of: Network, change: (before: TokenFacts) => Partial<TokenFacts>): void =>
    facts.update((before) => (before.network === of ? { ...before, ...change(before) } : before))

  const priceOf = (of: Network, asset: Asset): TaskEither<never, number | undefined> => {
    const token = { address: swapAddress(of, asset), symbol: asset.symbol }
    const priceTask = priceApi.price({ chainId: of.caipNetworkId, token, currency })
    return async () => {
      const answer = await inTime(timing, LONGEST_PRICE_MS, priceTask)()
      const price = E.isRight(answer) ? answer.right : undefined
      note(of, ({ prices }) => ({ prices: new Map(prices).set(asset.id, price) }))
      return E.right(price)
    }
  }

  const askFor = (of: Network): Observable<unknown> => {
    const { caipNetworkId } = of
    const list = defer(inTime(timing, LONGEST_LIST_MS, swapApi.tokens(caipNetworkId))).pipe(
      tap((answer) => note(of, () => ({ list: answer }))),
    )
    const gas = defer(inTime(timing, LONGEST_LIST_MS, swapApi.gasPrice(caipNetworkId))).pipe(
      tap((answer) => note(of, () => ({ gasPrice: answer }))),
    )
    const prices = chosen.changes.pipe(
      distinctUntilChanged(areSame),
      switchMap((tokens) => merge(...tokens.map((token) => defer(priceOf(of, token))))),
    )
    return merge(list, gas, prices)
  }

  const work: Observable<never> = combineLatest([
    network.changes.pipe(distinctUntilChanged()),
    retries.pipe(
      map((_, count) => count + 1),
      startWith(0),
    ),
  ]).pipe(
    switchMap(([of, retried]) => {
      if (facts.value.network !== of) facts.set(nothing(of))
      else if (retried > 0 && facts.value.list?._tag === 'Left')
        facts.update((before) => ({ ...before, list: undefined }))
      return of === undefined ? EMPTY : askFor(of)
    }),
    ignoreElements(),
    share(),
  )
  return { facts, work, again: () => retries.next(), priceOf }
}
