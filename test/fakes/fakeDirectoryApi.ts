import * as TE from 'fp-ts/TaskEither'
import type { DirectoryApi, DirectoryQuery } from '../../application/ports/walletApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { WalletPage } from '../../domain/wallets/walletListing.js'

type Answer = TE.TaskEither<RemoteError, WalletPage>

export interface FakeDirectoryApi extends DirectoryApi {
  readonly asked: readonly DirectoryQuery[]
  /** For every query from now on. */
  readonly answerWith: (answer: Answer) => void
  /** By query, from now on. */
  readonly answerEach: (answerTo: (query: DirectoryQuery) => Answer) => void
}

/** Returns the configured answers, at first an empty directory. A query counts when it is run, not when it is built. */
export const fakeDirectoryApi = (initial: Answer = TE.right({ wallets: [], count: 0 })): FakeDirectoryApi => {
  let answerTo = (_: DirectoryQuery): Answer => initial
  const asked: DirectoryQuery[] = []
  return {
    page: (query) => () => {
      asked.push(query)
      return answerTo(query)()
    },
    asked,
    answerWith: (next) => {
      answerTo = () => next
    },
    answerEach: (next) => {
      answerTo = next
    },
  }
}
