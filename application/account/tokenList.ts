import * as E from 'fp-ts/Either'
import type { TokenBalance } from '../../domain/account/TokenBalance.js'
import type { TokenList } from '../../domain/account/TokenList.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** After a failure the next try is allowed 30 s later (S8-04, S9-03). */
const RETRY_WAIT_MS = 30_000

const tokensOf = (list: TokenList): readonly TokenBalance[] =>
  list._tag === 'Loaded' || list._tag === 'Unavailable' ? list.tokens : []

/** The token list after an answer. Where no server is set up there are none to show, which is no failure. */
export const tokenList = (
  before: TokenList,
  answer: E.Either<RemoteError, readonly TokenBalance[]>,
  now: number,
): TokenList => {
  if (E.isRight(answer)) return { _tag: 'Loaded', tokens: answer.right }
  const error = answer.left
  if (error._tag === 'NotConfigured') return { _tag: 'Loaded', tokens: [] }
  const retryAt = error._tag === 'RetryBlocked' ? error.retryAt : now + RETRY_WAIT_MS
  return { _tag: 'Unavailable', tokens: tokensOf(before), retryAt }
}
