import * as E from 'fp-ts/Either'

/** The fields of what a host without a compiler gave; `undefined` where it throws when it is read. */
export const fieldsOf = (given: unknown): Readonly<Partial<Record<string, unknown>>> | undefined =>
  E.toUnion(
    E.tryCatch(
      () => ({ ...(given as object) }),
      () => undefined,
    ),
  )
