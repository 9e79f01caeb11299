import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NameError } from '../../domain/names/nameError.js'
import { isTooLong } from '../../domain/names/nameRecord.js'
import { loadChunk } from '../shared/tasks.js'

/** Normalizes a name by ENSIP-15. */
export type Normalise = (name: string) => TE.TaskEither<NameError, string>

const TOO_LONG: NameError = { _tag: 'NameMalformed', reason: 'longer than 255 bytes' }

/** Loads the ENSIP-15 tables with the first name. */
export const makeNormalise = (): Normalise => {
  const loaded = loadChunk(async () => (await import('./ensip15.lazy.js')).normaliseName)
  return (name) =>
    isTooLong(name)
      ? TE.left(TOO_LONG)
      : pipe(
          loaded,
          TE.flatMapEither((normalise): E.Either<NameError, string> => normalise(name)),
          TE.filterOrElse(
            (normal) => !isTooLong(normal),
            (): NameError => TOO_LONG,
          ),
        )
}

/** Whether a stranger's name can be shown unchanged: only if it is already normalized. */
export const isSpelt =
  (normalise: Normalise) =>
  (name: string): TE.TaskEither<NameError, boolean> =>
    pipe(
      normalise(name),
      TE.map((normal) => normal === name),
      TE.orElse((error) => (error._tag === 'NameMalformed' ? TE.right(false) : TE.left(error))),
    )
