import type { DomainError } from '../../domain/errors/domainError.js'
import type { ErrorDescription } from '../../domain/errors/errorTable.js'

/** Loads the texts of errors with the first one. */
export const describeLazily = async (error: DomainError): Promise<ErrorDescription> =>
  (await import('../../domain/errors/domainError.js')).describeError(error)
