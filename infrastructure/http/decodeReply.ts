import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** Below one of these a key is the number of an alternative, not of a place in the answer. */
const numbersItsParts = (entry: t.ContextEntry | undefined): boolean =>
  entry?.type instanceof t.UnionType || entry?.type instanceof t.IntersectionType

/** Keys that lead to the first fault. Never the value there: it may be an address or a name (S-14). */
const pathOf = (errors: t.Errors): string =>
  (errors[0]?.context ?? [])
    .filter(({ key }, index, context) => key !== '' && !numbersItsParts(context[index - 1]))
    .map(({ key }) => key)
    .join('.')

/** Takes an answer that its codec accepts; `detail` of the error is the path of the first fault. */
export const decodeReply =
  <A>(codec: t.Decoder<unknown, A>) =>
  (reply: unknown): E.Either<RemoteError, A> =>
    pipe(
      codec.decode(reply),
      E.mapLeft((errors) => ({ _tag: 'Malformed', detail: pathOf(errors) })),
    )
