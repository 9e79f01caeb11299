import type { Settle } from '../../application/kernel/feature.js'
import { PorticoError } from '../../domain/errors/domainError.js'
import { describeError } from '../../domain/errors/describeError.js'

/** What a host's promise is made of, as the facade does it. */
export const settle: Settle = async (task) => {
  const outcome = await task()
  if (outcome._tag === 'Left') throw new PorticoError(outcome.left, describeError(outcome.left))
  return outcome.right
}
