import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { EMPTY, map, merge, type Observable, type SchedulerLike, Subject, switchMap, tap, timer } from 'rxjs'
import { type AccountHere, isConnected } from '../../domain/account/accountHere.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import { withHidden, withShown } from '../../domain/account/hiddenTokens.js'
import {
  type Balances,
  mostValuableFirst,
  shownBalances,
  toBalances,
  type TokenBalance,
  type TokenList,
  toTokenList,
} from '../../domain/account/tokens.js'
import type { Currency } from '../../domain/config/currency.js'
import type { Network } from '../../domain/network/network.js'
import type { Outdated } from '../account/accountFeature.js'
import type { Served } from '../config/served.js'
import { select } from '../kernel/derive.js'
import { patiently } from '../kernel/patiently.js'
import { perAccount } from '../kernel/perAccount.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import type { BalanceApi } from '../ports/blockchainApi.js'
import type { HiddenTokens } from '../ports/storage.js'

/** The account's tokens on all networks, and the tokens that the visitor hides; for hosts' own views. */
export interface TokensApi {
  /**
   * The account's tokens on all EVM networks of the page, the most valuable first. While `changes` has subscribers,
   * they are requested every 30 s (S9-01), in one call. `NotConfigured` on other chains, and if tokens cannot be
   * listed.
   */
  readonly everywhere: Readable<TokenList>
  /** Requests those again: every 30 s at most (S9-03). */
  readonly refresh: () => void
  /** Contracts (CAIP-10) of the tokens that the visitor hides, stored on the device. Those of EVM are in lower case. */
  readonly hidden: Readable<readonly CaipAddress[]>
  /** Hides the token of a contract from the views and from the total. */
  readonly hide: (contract: CaipAddress) => void
  /** Shows the token of a contract again. */
  readonly show: (contract: CaipAddress) => void
}

export interface TokenListDeps {
  readonly here: Readable<AccountHere>
  readonly outdated: Readable<Outdated>
  readonly networks: readonly Network[]
  readonly served: Pick<Served, 'balances'>
  readonly balanceApi: BalanceApi
  readonly currency: Currency
  readonly book: HiddenTokens
  readonly scheduler: SchedulerLike
}

export interface TokenListFeature {
  readonly api: TokensApi
  readonly dispose: () => void
}

/** Equals the cache time of balances (S9-01). */
const EVERY_MS = 30_000

export const makeTokenListFeature = ({
  here,
  outdated,
  networks,
  served,
  balanceApi,
  currency,
  book,
  scheduler,
}: TokenListDeps): TokenListFeature => {
  const store = createStore<TokenList>({ _tag: served.balances ? 'Unknown' : 'NotConfigured' })
  const refreshes = new Subject<void>()
  const hidden = createStore(book.read())

  const evmNetworks = networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const isOnPage = ({ chainId }: TokenBalance): boolean =>
    evmNetworks.some(({ caipNetworkId }) => caipNetworkId === chainId)
  const onPage = ({ tokens: listed, omitted: unread }: Balances): Balances => {
    const { tokens, omitted } = shownBalances({ tokens: listed.filter(isOnPage), omitted: unread })
    return { tokens: mostValuableFirst(tokens), omitted }
  }
  const load = (address: string, since: number | undefined): Observable<unknown> =>
    patiently(
      pipe(
        balanceApi.balances({ address, currency, ...(since !== undefined && { since }) }),
        TE.map((listed) => onPage(toBalances(listed))),
      ),
      scheduler,
    ).pipe(tap((answer) => store.set(toTokenList(store.value, answer, scheduler.now()))))

  /** The same address on any network, because the tokens of all networks are listed. */
  const holder = select(here, (account) =>
    isConnected(account) && account.namespace === 'eip155' && served.balances ? account.address : undefined,
  )
  const { watched, dispose } = perAccount(
    holder,
    (address) => store.set({ _tag: address === undefined ? 'NotConfigured' : 'Unknown' }),
    (address) => {
      if (address === undefined) return EMPTY
      if (store.value._tag === 'Unknown') store.set({ _tag: 'Loading' })
      return select(outdated, (times) => times.get(address)).changes.pipe(
        switchMap((since) => merge(timer(0, EVERY_MS, scheduler), refreshes).pipe(map(() => since))),
        switchMap((since) => load(address, since)),
      )
    },
  )

  /** Reads the store again before each change: another tab may have written. */
  const change = (to: (before: readonly CaipAddress[]) => readonly CaipAddress[]): void => {
    const next = to(book.read())
    book.write(next)
    hidden.set(next)
  }
  return {
    api: {
      everywhere: watched(store),
      refresh: () => refreshes.next(),
      hidden: readOnly(hidden),
      hide: (contract) => change((before) => withHidden(before, contract)),
      show: (contract) => change((before) => withShown(before, contract)),
    },
    dispose: () => {
      dispose()
      hidden.complete()
    },
  }
}
