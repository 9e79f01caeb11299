import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'

/** For what an answer can do without: whatever the codec refuses counts as not said. */
export const orAbsent = <A, O>(codec: t.Type<A, O, unknown>): t.Type<A | undefined, A | undefined, unknown> =>
  new t.Type<A | undefined, A | undefined, unknown>(
    `${codec.name} or absent`,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) =>
      pipe(
        codec.validate(value, context),
        E.orElse(() => t.success<A | undefined>(undefined)),
      ),
    t.identity,
  )
