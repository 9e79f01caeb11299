import * as TE from 'fp-ts/TaskEither'
import type { BalanceApi, BalanceQuery } from '../../application/ports/blockchainApi.js'
import type { Balances, TokenBalance } from '../../domain/account/tokens.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Answer = TE.TaskEither<RemoteError, readonly TokenBalance[] | Balances>

export interface FakeBalanceApi extends BalanceApi {
  readonly asked: readonly BalanceQuery[]
  readonly answerWith: (answer: Answer) => void
}

/** Returns the configured answer, at first an empty account. */
export const fakeBalanceApi = (initial: Answer = TE.right([])): FakeBalanceApi => {
  let answer = initial
  const asked: BalanceQuery[] = []
  return {
    balances: (query) => () => {
      asked.push(query)
      return answer()
    },
    asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
