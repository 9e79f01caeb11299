import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'

/** Which chains the blockchain API serves (S7-10). Nothing is asked of it on any other chain. */
export interface SupportedChainsApi {
  /** CAIP-2 ids, for requests over HTTP and over sockets. */
  readonly supportedChains: TaskEither<
    RemoteError,
    { readonly http: ReadonlySet<string>; readonly ws: ReadonlySet<string> }
  >
}
