import * as t from 'io-ts'

/** A payload that has no meaning: none is sent, and what comes is not looked at. */
export const nothing = new t.Type<void, undefined, unknown>(
  'nothing',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => undefined,
)
