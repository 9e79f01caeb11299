import * as TE from 'fp-ts/TaskEither'
import type { OriginsApi } from '../../application/ports/walletApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Answer = TE.TaskEither<RemoteError, readonly string[]>

export interface FakeOriginsApi extends OriginsApi {
  /** How often it was asked. */
  readonly asked: () => number
  readonly answerWith: (answer: Answer) => void
}

/** Answers as told. */
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
