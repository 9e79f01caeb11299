import * as t from 'io-ts'
import type { Type } from 'io-ts'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'

/** Codec of the values that a predicate accepts, unchanged. */
export const fromRefinement = <A>(name: string, is: (value: unknown) => value is A): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )

export const stringMatching = (pattern: RegExp): Type<string, string, unknown> =>
  fromRefinement('matching', (value): value is string => typeof value === 'string' && pattern.test(value))

/**
 * Accepts what one of the codecs accepts; the first match wins. The `union` of io-ts also looks for tags, and weighs
 * 0.9 kB.
 */
export const oneOf = <Codecs extends readonly t.Mixed[]>(
  ...codecs: Codecs
): t.Type<t.TypeOf<Codecs[number]>, t.OutputOf<Codecs[number]>, unknown> =>
  new t.Type<t.TypeOf<Codecs[number]>, t.OutputOf<Codecs[number]>, unknown>(
    codecs.map(({ name }) => name).join(' | '),
    (value): value is t.TypeOf<Codecs[number]> => codecs.some((codec) => codec.is(value)),
    (value, context) => {
      for (const codec of codecs) {
        const outcome: t.Validation<t.TypeOf<Codecs[number]>> = codec.validate(value, context)
        if (E.isRight(outcome)) return outcome
      }
      return t.failure(value, context)
    },
    t.identity,
  )

/**
 * Accepts what both codecs accept; the second decodes the first one's result. The `intersection` of io-ts decodes the
 * input twice and merges the results, which is not needed here, and weighs 0.3 kB.
 */
export const bothOf = <A, OA, B, OB>(
  first: t.Type<A, OA, unknown>,
  second: t.Type<B, OB, unknown>,
): t.Type<A & B, A & B, unknown> =>
  new t.Type<A & B, A & B, unknown>(
    `${first.name} & ${second.name}`,
    (value): value is A & B => first.is(value) && second.is(value),
    (value, context) =>
      pipe(
        first.validate(value, context),
        E.flatMap((read) => second.validate(read, context) as t.Validation<A & B>),
      ),
    (value) => second.encode(value) as A & B,
  )

/** An object with these required and optional keys; drops all others. */
export const exactly = <Required extends t.Props, Optional extends t.Props>(required: Required, optional: Optional) =>
  bothOf(t.type(required), t.exact(t.partial({ ...required, ...optional })))

/** An object with any keys, whose values the codec accepts. */
export const recordOf = <A>(codec: t.Type<A>): t.Type<Readonly<Record<string, A>>> =>
  fromRefinement(
    `record of ${codec.name}`,
    (value): value is Readonly<Record<string, A>> =>
      t.UnknownRecord.is(value) && Object.values(value).every((each) => codec.is(each)),
  )

/** A list of exactly one entry. */
export const onlyOne = <A>(codec: t.Type<A>): t.Type<readonly [A]> =>
  fromRefinement(
    `one ${codec.name}`,
    (value): value is readonly [A] => Array.isArray(value) && value.length === 1 && codec.is(value[0]),
  )

/** Above any count decoded here. */
const MAX_COUNT = 1_000_000

/** A whole number from 0. */
export const count = fromRefinement(
  'count',
  (value): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MAX_COUNT,
)

const accepted = <A, O>(codec: t.Type<A, O, unknown>, entries: readonly unknown[]): readonly A[] =>
  entries.flatMap((entry) => {
    const decoded = codec.decode(entry)
    return E.isRight(decoded) ? [decoded.right] : []
  })

const entriesOf = <A, O>(codec: t.Type<A, O, unknown>, least: 0 | 1): t.Type<readonly A[], readonly A[], unknown> =>
  new t.Type<readonly A[], readonly A[], unknown>(
    `good entries of ${codec.name}`,
    (value): value is readonly A[] => Array.isArray(value) && value.every(codec.is),
    (value, context) =>
      pipe(
        t.UnknownArray.validate(value, context),
        E.flatMap((entries) => {
          const good = accepted(codec, entries)
          return good.length < Math.min(least, entries.length) ? t.failure(value, context) : t.success(good)
        }),
      ),
    t.identity,
  )

/** A list without the entries that the codec rejects: one bad entry must not hide the others. */
export const validEntries = <A, O>(codec: t.Type<A, O, unknown>): t.Type<readonly A[], readonly A[], unknown> =>
  entriesOf(codec, 0)

/** Like `validEntries`, but rejects a non-empty list without any valid entry. */
export const usableEntries = <A, O>(codec: t.Type<A, O, unknown>): t.Type<readonly A[], readonly A[], unknown> =>
  entriesOf(codec, 1)

/** The entries of a list that a codec accepts, and how many it refuses. */
export interface Counted<A> {
  readonly entries: readonly A[]
  readonly refused: number
}

/** Like `usableEntries`, and reports how many entries were rejected. */
export const countedEntries = <A, O>(codec: t.Type<A, O, unknown>): t.Type<Counted<A>, Counted<A>, unknown> =>
  new t.Type<Counted<A>, Counted<A>, unknown>(
    `counted entries of ${codec.name}`,
    (value): value is Counted<A> => t.type({ entries: t.array(codec), refused: t.number }).is(value),
    (value, context) =>
      pipe(
        usableEntries(codec).validate(value, context),
        E.map((entries) => ({ entries, refused: (value as readonly unknown[]).length - entries.length })),
      ),
    t.identity,
  )

type Defined<A> = { readonly [Key in keyof A]: Exclude<A[Key], undefined> }

/** For stored records: JSON has no `undefined`, so every existing key has a value. */
export const withoutUndefined = <A extends object, O>(codec: t.Type<A, O, unknown>) =>
  t.refinement(codec, (record): record is A & Defined<A> =>
    Object.values(record).every((value: unknown) => value !== undefined),
  )

/** For optional parts of an answer: values that the codec rejects count as absent. */
export const orUndefined = <A, O>(codec: t.Type<A, O, unknown>): t.Type<A | undefined, A | undefined, unknown> =>
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
