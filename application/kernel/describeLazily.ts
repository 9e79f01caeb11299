import type { DomainError, ErrorDescription } from '../../domain/errors/domainError.js'

/** Loads the texts of errors with the first one. */
export const describeLazily = async (error: DomainError): Promise<ErrorDescription> =>
  (await import('../../domain/errors/describeError.js')).describeError(error)
