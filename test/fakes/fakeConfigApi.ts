import * as TE from 'fp-ts/TaskEither'
import type { ConfigApi } from '../../application/ports/walletApi.js'
import type { Features } from '../../domain/config/features.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Answer = TE.TaskEither<RemoteError, Partial<Features>>

export interface FakeConfigApi extends ConfigApi {
  /** Number of queries. */
  readonly asked: number
  readonly answerWith: (answer: Answer) => void
}

/** Returns the configured answer, at first without any features. */
export const fakeConfigApi = (initial: Answer = TE.right({})): FakeConfigApi => {
  let answer = initial
  let asked = 0
  return {
    features: () => {
      asked += 1
      return answer()
    },
    get asked() {
      return asked
    },
    answerWith: (next) => {
      answer = next
    },
  }
}
