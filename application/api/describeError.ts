import type { DomainError } from '../../domain/errors/domainError.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'
import { describeEarly } from '../../domain/errors/earlyErrors.js'
import { describeLazily } from '../kernel/describeLazily.js'

/**
 * Converts an error in a state (`error` of a login, a pairing, a failed connection attempt) to the one that a promise
 * would reject with: with `code`, `message`, `retryable` and `docs`. `errorDocs`: like the option of that name. The
 * texts are loaded on demand; if that fails, it rejects with PTC-CHUNK-NOT-LOADED.
 */
export const describeError = async (error: DomainError, errorDocs?: string): Promise<PorticoError> => {
  try {
    return new PorticoError(error, await describeLazily(error), errorDocs)
  } catch (cause) {
    const lost = { _tag: 'ChunkNotLoaded', cause } as const
    throw new PorticoError(lost, describeEarly(lost), errorDocs)
  }
}
