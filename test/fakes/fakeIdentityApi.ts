import * as TE from 'fp-ts/TaskEither'
import type { Identity, IdentityApi, IdentityQuery } from '../../application/ports/blockchainApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Answer = TE.TaskEither<RemoteError, Identity>

export interface FakeIdentityApi extends IdentityApi {
  readonly asked: readonly IdentityQuery[]
  readonly answerWith: (answer: Answer) => void
}

/** Returns the configured answer, at first neither name nor picture. */
export const fakeIdentityApi = (
  initial: Answer = TE.right({ name: undefined, avatar: undefined }),
): FakeIdentityApi => {
  let answer = initial
  const asked: IdentityQuery[] = []
  return {
    identity: (query) => () => {
      asked.push(query)
      return answer()
    },
    asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
