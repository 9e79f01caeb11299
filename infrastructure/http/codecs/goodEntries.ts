import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'

const accepted = <A, O>(codec: t.Type<A, O, unknown>, entries: readonly unknown[]): readonly A[] =>
  entries.flatMap((entry) => {
    const decoded = codec.decode(entry)
    return E.isRight(decoded) ? [decoded.right] : []
  })

/** A list without the entries the codec refuses: one bad entry must not hide the good ones. */
export const goodEntries = <A, O>(codec: t.Type<A, O, unknown>): t.Type<readonly A[], readonly A[], unknown> =>
  new t.Type<readonly A[], readonly A[], unknown>(
    `good entries of ${codec.name}`,
    (value): value is readonly A[] => Array.isArray(value) && value.every(codec.is),
    (value, context) =>
      pipe(
        t.UnknownArray.validate(value, context),
        E.map((entries) => accepted(codec, entries)),
      ),
    t.identity,
  )
