import * as TE from 'fp-ts/TaskEither'
import type { HttpClient } from './HttpClient.js'

/** Stands where the host configured no server: nothing is ever sent. */
export const unconfiguredHttpClient: HttpClient = {
  get: () => TE.left({ _tag: 'NotConfigured' }),
  address: () => undefined,
  destroy: () => undefined,
}
