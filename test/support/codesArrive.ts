import { turn } from './turn.js'

/** The code of error texts loads with the first error. */
export const codesArrive = async (): Promise<void> => {
  await import('../../domain/errors/domainError.js')
  await turn()
}
