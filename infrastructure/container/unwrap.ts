import type { TaskEither } from 'fp-ts/TaskEither'
import type { DomainError } from '../../domain/errors/DomainError.js'
import type { ErrorDescription } from '../../domain/errors/ErrorDescription.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'

/** The door to the host: here, and nowhere else, an error value becomes a rejected promise. */
export const unwrap = async <E extends DomainError, A>(
  task: TaskEither<E, A>,
  describe: (error: E) => ErrorDescription | Promise<ErrorDescription>,
): Promise<A> => {
  const outcome = await task()
  // `isLeft` would bring the module it is in, which the first paint has no room for.
  if (outcome._tag === 'Left') throw new PorticoError(outcome.left, await describe(outcome.left))
  return outcome.right
}
