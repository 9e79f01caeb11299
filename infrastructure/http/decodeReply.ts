import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Decoder, Errors } from 'io-ts'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** Keys that lead to the first fault. Never the value there: it may be an address or a name (S-14). */
const pathOf = (errors: Errors): string =>
  errors[0]?.context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.') ?? ''

/** Takes an answer that its codec accepts; `detail` of the error is the path of the first fault. */
export const decodeReply =
  <A>(codec: Decoder<unknown, A>) =>
  (reply: unknown): E.Either<RemoteError, A> =>
    pipe(
      codec.decode(reply),
      E.mapLeft((errors) => ({ _tag: 'Malformed', detail: pathOf(errors) })),
    )
