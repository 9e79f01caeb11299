import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { SwapApiError } from '../../../domain/swap/swapError.js'
import { validEntries } from '../../http/codecs/combinators.js'

/** In characters. */
const LONGEST_REASON = 200

/** Reasons in the body of a refusal (wire reference 2.B edge rows); the first is used. */
const RefusalReply = t.type({ reasons: validEntries(t.type({ description: t.string })) })

/** Text of a refusal. */
export const Reason = new t.Type<string, string, unknown>(
  'reason',
  t.string.is,
  (value, context) =>
    pipe(
      RefusalReply.validate(value, context),
      E.flatMap(({ reasons: [first] }) =>
        first === undefined ? t.failure(value, context) : t.success(first.description.slice(0, LONGEST_REASON)),
      ),
    ),
  t.identity,
)

/** An answer, or the reason why the server refuses this query. */
export type Refusable<A> = E.Either<SwapApiError, A>

/** Statuses that refuse one query; the server works otherwise. */
const REFUSED: readonly number[] = [400, 404, 422]

const refusalIn = (error: RemoteError): SwapApiError | undefined => {
  if (error._tag !== 'HttpStatus') return undefined
  if (/insufficient liquidity/i.test(error.reason ?? '')) return { _tag: 'InsufficientLiquidity' }
  return REFUSED.includes(error.status) ? error : undefined
}

/** Turns a refusal into an answer, so that it is not reported as an outage. */
export const orRefused = <A>(ask: TE.TaskEither<RemoteError, A>): TE.TaskEither<RemoteError, Refusable<A>> =>
  pipe(
    ask,
    TE.map((answer): Refusable<A> => E.right(answer)),
    TE.orElse((error) => {
      const refusal = refusalIn(error)
      return refusal === undefined ? TE.left(error) : TE.right<RemoteError, Refusable<A>>(E.left(refusal))
    }),
  )
