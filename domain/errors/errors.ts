import { describeEarly, type InvalidOption } from './earlyErrors.js'
import { type ErrorDescription, type ErrorTable, fixed } from './errorTable.js'
import type { LifecycleError } from './lifecycleError.js'
import type { RemoteError } from './remoteError.js'

/** A value in a few words; of an object or function only its type. */
const named = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 64))
  return Object(value) === value ? {}.toString.call(value) : String(value)
}

/** An invalid option with what it has to be. The first paint has only its code and path (`describeEarly`). */
export const describeInvalidOption = (error: InvalidOption): ErrorDescription => ({
  ...describeEarly(error),
  message: `The option "${error.path}" has to be ${error.expected}, and is ${named(error.given)}`,
})

/** Errors of Portico itself, and of servers. */
export const COMMON_ERRORS: ErrorTable<LifecycleError | RemoteError> = {
  Destroyed: describeEarly,
  ChunkNotLoaded: describeEarly,
  CoreNotStarted: describeEarly,
  InvalidOption: describeInvalidOption,
  ViewUnknown: fixed('PTC-VIEW-UNKNOWN', 'No view has this name, or it was given less than it needs', false),
  FeatureUnknown: fixed('PTC-FEATURE-UNKNOWN', 'No feature has this name', false),
  HttpStatus: ({ status }) => ({
    code: 'PTC-HTTP-STATUS',
    message: `HTTP status code: ${status}`,
    retryable: status === 429 || status >= 500,
  }),
  Unreachable: fixed('PTC-HTTP-UNREACHABLE', 'The server could not be reached', true),
  TimedOut: fixed('PTC-HTTP-TIMEOUT', 'The server did not answer in time', true),
  Malformed: fixed('PTC-HTTP-MALFORMED', 'The server sent an invalid response', true),
  RetryBlocked: fixed('PTC-HTTP-RETRY-BLOCKED', 'Asked again too soon after a failure', true),
  NotConfigured: fixed('PTC-NOT-CONFIGURED', 'No server is configured for this', false),
}
