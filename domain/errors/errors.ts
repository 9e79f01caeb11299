import { describeEarly } from './earlyErrors.js'
import { type ErrorTable, fixed } from './errorTable.js'
import { describeInvalidOption } from './invalidOption.js'
import type { LifecycleError } from './lifecycleError.js'
import type { RemoteError } from './remoteError.js'

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
