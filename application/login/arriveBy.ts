import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ConnectError } from '../../domain/connect/ConnectError.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import { loginErrorOf } from '../../domain/login/loginErrorOf.js'
import type { Grant } from '../ports/Pairing.js'

/** Fetches the user at once, and then takes the wallet that the login opened for a wallet like any other (S6-03). */
export const arriveBy =
  (
    fetchUser: TaskEither<LoginError, unknown>,
    connect: TaskEither<ConnectError, Grant>,
  ): TaskEither<LoginError, Grant> =>
  async () => {
    const user = await fetchUser()
    return E.isLeft(user) ? user : E.mapLeft(loginErrorOf)(await connect())
  }
