import { describeError, type DomainError } from '../../domain/errors/domainError.js'

/** The description of an error, without a chunk to wait for. */
export const describeNow = (error: DomainError): Promise<string> => Promise.resolve(describeError(error).message)
