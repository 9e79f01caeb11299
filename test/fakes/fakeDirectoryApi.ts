import * as TE from 'fp-ts/TaskEither'
import type { DirectoryApi, DirectoryQuery } from '../../application/ports/walletApi/DirectoryApi.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { WalletPage } from '../../domain/wallets/WalletPage.js'

type Answer = TE.TaskEither<RemoteError, WalletPage>

export interface FakeDirectoryApi extends DirectoryApi {
  readonly asked: readonly DirectoryQuery[]
  readonly answerWith: (answer: Answer) => void
}

/** Answers as told, at first with an empty directory. A question counts when it is run, not when it is built. */
export const fakeDirectoryApi = (initial: Answer = TE.right({ wallets: [], count: 0 })): FakeDirectoryApi => {
  let answer = initial
  const asked: DirectoryQuery[] = []
  return {
    page: (query) => () => {
      asked.push(query)
      return answer()
    },
    asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
