import type { TaskEither } from 'fp-ts/TaskEither'
import type { CaipAddress } from '../../domain/account/caip10.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Balances, TokenBalance } from '../../domain/account/tokens.js'
import type { HistoryPage } from '../../domain/activity/history.js'
import type { CaipNetworkId } from '../../domain/network/network.js'

/** The chains that the blockchain API serves (S7-10). It gets no requests for other chains. */
export interface SupportedChainsApi {
  /** CAIP-2 ids, for requests over HTTP and over sockets. */
  readonly supportedChains: TaskEither<
    RemoteError,
    { readonly http: ReadonlySet<string>; readonly ws: ReadonlySet<string> }
  >
}

export interface BalanceQuery {
  /** Plain address. */
  readonly address: string
  /** Absent: all chains that the server knows. */
  readonly chainId?: CaipNetworkId
  /** ISO 4217 code in lower case, `usd`. */
  readonly currency: string
  /** Time in ms since the epoch; answers requested earlier are stale. */
  readonly since?: number
  /** Tokens that the server refreshes, in addition to those of its last answer; for example, those just swapped. */
  readonly fresh?: readonly CaipAddress[]
}

/** Tokens of an account with their prices (S7-20): a list, or a list with the number of tokens that cannot be shown. */
export interface BalanceApi {
  readonly balances: (query: BalanceQuery) => TaskEither<RemoteError, readonly TokenBalance[] | Balances>
}

export interface Identity {
  readonly name: string | undefined
  /** `https:` or `data:image/` address. */
  readonly avatar: string | undefined
}

export interface IdentityQuery {
  /** Plain address. */
  readonly address: string
  /** Plain address of the active account, when there is one. */
  readonly sender: string | undefined
  readonly chainId: CaipNetworkId
}

/** Name and picture of an address (S7-11). */
export interface IdentityApi {
  readonly identity: (query: IdentityQuery) => TaskEither<RemoteError, Identity>
}

export interface HistoryQuery {
  /** Plain address. */
  readonly address: string
  readonly chainId: CaipNetworkId
  /** The cursor from the previous page; absent for the first page. */
  readonly cursor?: string
  /** Time in ms since the epoch; answers requested earlier are stale. */
  readonly since?: number
}

/** The transactions of an account, page by page (S7-12). */
export interface HistoryApi {
  readonly history: (query: HistoryQuery) => TaskEither<RemoteError, HistoryPage>
}
