import * as TE from 'fp-ts/TaskEither'
import type { PriceApi } from '../../application/ports/swapApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Query = Parameters<PriceApi['price']>[0]
type Answer = TE.TaskEither<RemoteError, number | undefined>

export interface FakePriceApi extends PriceApi {
  readonly asked: readonly Query[]
  readonly answerWith: (answer: (query: Query) => Answer) => void
}

/** Returns the configured answer, at first an unknown price. */
export const fakePriceApi = (initial: Answer = TE.right(undefined)): FakePriceApi => {
  let answer: (query: Query) => Answer = () => initial
  const asked: Query[] = []
  return {
    price: (query) => () => {
      asked.push(query)
      return answer(query)()
    },
    asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
