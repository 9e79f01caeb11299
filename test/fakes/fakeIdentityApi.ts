import * as TE from 'fp-ts/TaskEither'
import type { Identity, IdentityApi } from '../../application/ports/blockchainApi/IdentityApi.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

type Answer = TE.TaskEither<RemoteError, Identity>

export interface FakeIdentityApi extends IdentityApi {
  readonly asked: readonly { readonly address: string; readonly sender: string | undefined }[]
  readonly answerWith: (answer: Answer) => void
}

/** Answers as told, at first that the address has neither name nor picture. */
export const fakeIdentityApi = (initial: Answer = TE.right({ name: undefined, avatar: undefined })): FakeIdentityApi => {
  let answer = initial
  const asked: { readonly address: string; readonly sender: string | undefined }[] = []
  return {
    identity: (address, sender) => () => {
      asked.push({ address, sender })
      return answer()
    },
    asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
