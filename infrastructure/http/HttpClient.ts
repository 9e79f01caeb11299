import type { TaskEither } from 'fp-ts/TaskEither'
import type { Decoder } from 'io-ts'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Query } from './Query.js'

/** Asks one server. All that comes back has passed the question's codec. */
export interface HttpClient {
  /** `path` is relative to the base address; its variable parts are escaped by the caller. */
  readonly get: <A>(path: string, query: Query, codec: Decoder<unknown, A>) => TaskEither<RemoteError, A>
  /** Whole address of a question, for an `<img>`; `undefined` when no server is configured. */
  readonly address: (path: string, query: Query) => string | undefined
  /** Drops what is in flight; later questions are answered `Unreachable` without a request. */
  readonly destroy: () => void
}
