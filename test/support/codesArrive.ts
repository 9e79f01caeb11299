import { turn } from './turn.js'

/** Codes and words of errors come with the first one. */
export const codesArrive = async (): Promise<void> => {
  await import('../../domain/errors/describeError.js')
  await turn()
}
