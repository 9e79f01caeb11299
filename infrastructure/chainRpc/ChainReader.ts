import type { TaskEither } from 'fp-ts/TaskEither'
import type { TokenHolding } from '../../domain/account/tokens.js'
import type { NodeError } from '../../application/ports/chainRpc.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Observable, SchedulerLike } from 'rxjs'
import type { TransactionFate, TransactionQuery } from '../../domain/requests/transactionFate.js'
import type { Network } from '../../domain/network/network.js'
import type { Fetch } from '../http/HttpClient.js'
import type { EndpointSources } from './endpoints.js'

/** Reads one chain. Fails with `Malformed`, without a request, for an invalid address. */
export interface ChainReader {
  /** In base units. */
  readonly balance: (address: string) => TaskEither<RemoteError, bigint>
  /** `NotConfigured` if the chain cannot list tokens. */
  readonly tokens: (address: string) => TaskEither<RemoteError, readonly TokenHolding[]>
  readonly transactionFate: (query: TransactionQuery) => TaskEither<RemoteError, TransactionFate>
  /** `NotConfigured` if the nodes do not speak EVM JSON-RPC. */
  readonly request: (request: WalletRequest) => TaskEither<NodeError, unknown>
  /** Stops timers; requests in flight end with `closed`. */
  readonly dispose: () => void
}

/** Opens the reader of a network; `undefined` if the network has no endpoint. */
export type OpenReader = (deps: {
  readonly network: Network
  readonly sources: EndpointSources
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
  /** Aborts requests in flight. */
  readonly closed: Observable<unknown>
}) => ChainReader | undefined
