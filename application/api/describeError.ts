import { type DomainError, PorticoError } from '../../domain/errors/domainError.js'
import { describeEarly } from '../../domain/errors/earlyErrors.js'
import { describeLazily } from '../kernel/describeLazily.js'

/**
 * An error that stands in a state (`error` of a login, a pairing, a connection attempt that failed), as a promise would
 * reject with it: with `code`, `message`, `retryable` and `docs`. `errorDocs`: as the option of that name. Its words
 * come with the first one; where they do not arrive, it rejects with PTC-CHUNK-NOT-LOADED.
 */
export const describeError = async (error: DomainError, errorDocs?: string): Promise<PorticoError> => {
  try {
    return new PorticoError(error, await describeLazily(error), errorDocs)
  } catch (cause) {
    const lost = { _tag: 'ChunkNotLoaded', cause } as const
    throw new PorticoError(lost, describeEarly(lost), errorDocs)
  }
}
