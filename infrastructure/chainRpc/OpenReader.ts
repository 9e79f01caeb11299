import type { Observable, SchedulerLike } from 'rxjs'
import type { Network } from '../../domain/network/Network.js'
import type { Fetch } from '../http/Fetch.js'
import type { ChainReader } from './ChainReader.js'
import type { EndpointSources } from './EndpointSources.js'

/** Opens the reader of a network; `undefined` when there is no endpoint to read it from. */
export type OpenReader = (deps: {
  readonly network: Network
  readonly sources: EndpointSources
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
  /** Ends what is open. */
  readonly closed: Observable<unknown>
}) => ChainReader | undefined
