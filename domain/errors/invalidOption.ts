import type { ErrorDescription } from './errorTable.js'
import { describeEarly, type InvalidOption } from './earlyErrors.js'

/** A value in a few words; of an object or function only its type. */
const named = (given: unknown): string => {
  if (typeof given === 'string') return JSON.stringify(given.slice(0, 64))
  return Object(given) === given ? {}.toString.call(given) : String(given)
}

/** An invalid option with what it has to be. The first paint has only its code and path (`describeEarly`). */
export const describeInvalidOption = (error: InvalidOption): ErrorDescription => ({
  ...describeEarly(error),
  message: `The option "${error.path}" has to be ${error.expected}, and is ${named(error.given)}`,
})
