import * as t from 'io-ts'

/** A codec of what a predicate accepts, unchanged. */
export const guarded = <A>(name: string, is: (value: unknown) => value is A): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )
