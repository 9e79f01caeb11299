import * as E from 'fp-ts/Either'

/** The fields of an unchecked value from the host; `undefined` if reading it throws. */
export const fieldsOf = (value: unknown): Readonly<Partial<Record<string, unknown>>> | undefined =>
  E.toUnion(
    E.tryCatch(
      () => ({ ...(value as object) }),
      () => undefined,
    ),
  )

/** Text that a host without a compiler gave; empty for anything but a text or a number. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
