import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'

/** The wallet API's list of origins that may use the project (S7-03). */
export interface OriginsApi {
  /** Origins, or patterns of them; empty where all may. */
  readonly allowedOrigins: TaskEither<RemoteError, readonly string[]>
}
