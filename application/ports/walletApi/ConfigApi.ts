import type { TaskEither } from 'fp-ts/TaskEither'
import type { Features } from '../../../domain/config/Features.js'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'

/** The wallet API's configuration call (S7-02). */
export interface ConfigApi {
  /** The features the server speaks of; those it does not mention are absent. */
  readonly features: TaskEither<RemoteError, Partial<Features>>
}
