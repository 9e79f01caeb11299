import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ConnectError } from '../../domain/connect/ConnectError.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import { loginErrorOf } from '../../domain/login/loginErrorOf.js'
import type { Grant } from '../ports/Pairing.js'

/** Fetches the user, and then takes the wallet that the login opened for a wallet like any other (S6-03). */
export const arriveBy = (fetchUser: TE.TaskEither<LoginError, unknown>, connect: TE.TaskEither<ConnectError, Grant>): TE.TaskEither<LoginError, Grant> =>
  pipe(
    fetchUser,
    TE.flatMap(() => pipe(connect, TE.mapLeft(loginErrorOf))),
  )
