import * as TE from 'fp-ts/TaskEither'
import type { OriginsApi } from '../../application/ports/walletApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Answer = TE.TaskEither<RemoteError, readonly string[]>

export interface FakeOriginsApi extends OriginsApi {
  /** Number of queries. */
  readonly asked: () => number
  readonly answerWith: (answer: Answer) => void
}

/** Returns the configured answer. */
export const fakeOriginsApi = (initial: Answer = TE.right([])): FakeOriginsApi => {
  let answer = initial
  let asked = 0
  return {
    allowedOrigins: () => {
      asked += 1
      return answer()
    },
    asked: () => asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
