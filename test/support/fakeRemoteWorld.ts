import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { MakeRemoteWorld } from './RemoteWorld.js'

/** The world of a fake: it fails as a server with that status makes the real adapter fail. */
export const fakeRemoteWorld =
  <Api, Answer>(makeFake: (answer: TE.TaskEither<RemoteError, Answer>) => Api): MakeRemoteWorld<Api, Answer> =>
  async (served) => ({
    api: makeFake(
      pipe(
        TE.fromEither(served),
        TE.mapLeft((status): RemoteError => ({ _tag: 'HttpStatus', status })),
      ),
    ),
    close: async () => undefined,
  })
