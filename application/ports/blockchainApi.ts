import type { TaskEither } from 'fp-ts/TaskEither'
import type { CaipAddress } from '../../domain/account/caip10.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Balances, TokenBalance } from '../../domain/account/tokens.js'
import type { HistoryPage } from '../../domain/activity/history.js'
import type { CaipNetworkId } from '../../domain/network/network.js'

/** Which chains the blockchain API serves (S7-10). Nothing is asked of it on any other chain. */
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
  /** Absent: on all chains that the server knows. */
  readonly chainId?: CaipNetworkId
  /** ISO 4217 code in lower case, `usd`. */
  readonly currency: string
  /** What was asked for before that time, in ms since the epoch, is no answer any more. */
  readonly since?: number
  /** Tokens that the server is to look at anew, besides those of its last answer, such as what was just exchanged. */
  readonly fresh?: readonly CaipAddress[]
}

/** Tokens of an account with their prices (S7-20): a list, or one that says how many more cannot be shown. */
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
  /** What the page before said of the next one; absent for the first page. */
  readonly cursor?: string
  /** What was asked for before that time, in ms since the epoch, is no answer any more. */
  readonly since?: number
}

/** What an account did, page by page (S7-12). */
export interface HistoryApi {
  readonly history: (query: HistoryQuery) => TaskEither<RemoteError, HistoryPage>
}
