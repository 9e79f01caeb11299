import { because, type ErrorTable, fixed } from '../errors/errorTable.js'
import type { RemoteError } from '../errors/remoteError.js'
import type { NameError } from './nameError.js'

/** Errors of name lookups. */
export const NAME_ERRORS: ErrorTable<Exclude<NameError, RemoteError>> = {
  NameMalformed: because('PTC-NAME-INVALID', 'Not a valid name', false),
  NameNotFound: fixed('PTC-NAME-NOT-FOUND', 'This name has no address here', false),
  NameResolutionFailed: fixed('PTC-NAME-FAILED', 'Error resolving name', true),
}
