import * as TE from 'fp-ts/TaskEither'
import type { HistoryApi, HistoryQuery } from '../../application/ports/blockchainApi.js'
import type { HistoryPage } from '../../domain/activity/history.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Answer = TE.TaskEither<RemoteError, HistoryPage>

export interface FakeHistoryApi extends HistoryApi {
  readonly asked: readonly HistoryQuery[]
  readonly answerWith: (answer: Answer) => void
  readonly answerEach: (answer: (query: HistoryQuery) => Answer) => void
}

/** Returns the configured answer, at first an empty history. */
export const fakeHistoryApi = (initial: Answer = TE.right({ entries: [] })): FakeHistoryApi => {
  let answerTo: (query: HistoryQuery) => Answer = () => initial
  const asked: HistoryQuery[] = []
  return {
    history: (query) => () => {
      asked.push(query)
      return answerTo(query)()
    },
    asked,
    answerWith: (answer) => {
      answerTo = () => answer
    },
    answerEach: (answer) => {
      answerTo = answer
    },
  }
}
