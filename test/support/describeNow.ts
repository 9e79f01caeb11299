import type { DomainError } from '../../domain/errors/domainError.js'
import { describeError } from '../../domain/errors/describeError.js'

/** What a failure says, without a chunk to wait for. */
export const describeNow = (error: DomainError): Promise<string> => Promise.resolve(describeError(error).message)
