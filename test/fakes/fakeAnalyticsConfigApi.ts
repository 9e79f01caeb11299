import * as TE from 'fp-ts/TaskEither'
import type { AnalyticsConfigApi } from '../../application/ports/walletApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Answer = TE.TaskEither<RemoteError, boolean>

export interface FakeAnalyticsConfigApi extends AnalyticsConfigApi {
  /** Number of queries. */
  readonly asked: () => number
  readonly answerWith: (answer: Answer) => void
}

/** Returns the configured answer. */
export const fakeAnalyticsConfigApi = (initial: Answer = TE.right(true)): FakeAnalyticsConfigApi => {
  let answer = initial
  let asked = 0
  return {
    isEnabled: () => {
      asked += 1
      return answer()
    },
    asked: () => asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
