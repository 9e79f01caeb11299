import type { TaskEither } from 'fp-ts/TaskEither'
import type { TokenHolding } from '../../domain/account/tokens.js'
import type { NodeError } from '../../application/ports/chainRpc.js'
import type { WalletRequest } from '../../application/ports/walletConnector.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Observable, SchedulerLike } from 'rxjs'
import type { TransactionFate, TransactionQuery } from '../../domain/requests/transactionFate.js'
import type { Network } from '../../domain/network/network.js'
import type { Fetch } from '../http/HttpClient.js'
import type { EndpointSources } from './endpoints.js'

/** Reads one chain. Malformed, with nothing sent, for an address that is none. */
export interface ChainReader {
  /** In base units. */
  readonly balance: (address: string) => TaskEither<RemoteError, bigint>
  /** NotConfigured where the chain keeps no list of them. */
  readonly tokens: (address: string) => TaskEither<RemoteError, readonly TokenHolding[]>
  readonly transactionFate: (query: TransactionQuery) => TaskEither<RemoteError, TransactionFate>
  /** NotConfigured where nodes do not speak as EVM's do. */
  readonly request: (request: WalletRequest) => TaskEither<NodeError, unknown>
  /** Stops its timers; what is open ends with the observable it was given. */
  readonly dispose: () => void
}

/** Opens the reader of a network; `undefined` when there is no endpoint to read it from. */
export type OpenReader = (deps: {
  readonly network: Network
  readonly sources: EndpointSources
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
  /** Ends what is open. */
  readonly closed: Observable<unknown>
}) => ChainReader | undefined
