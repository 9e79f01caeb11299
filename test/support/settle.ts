import type { Settle } from '../../application/kernel/feature.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'
import { describeError } from '../../domain/errors/domainError.js'

/** Converts a task to a host's promise, as the facade does. */
export const settle: Settle = async (task) => {
  const outcome = await task()
  if (outcome._tag === 'Left') throw new PorticoError(outcome.left, describeError(outcome.left))
  return outcome.right
}
