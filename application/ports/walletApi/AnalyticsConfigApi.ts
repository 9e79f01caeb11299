import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'

/** The wallet API's analytics switch (S7-09). */
export interface AnalyticsConfigApi {
  readonly isEnabled: TaskEither<RemoteError, boolean>
}
