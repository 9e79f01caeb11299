import type { ConnectedWallet } from '../ports/pairing.js'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { type LoginError, toLoginError } from '../../domain/login/loginError.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'

/** A login has come to its end: the connection to be made of it. */
export interface LoginCompleted {
  readonly _tag: 'LoginCompleted'
  readonly wallet: ConnectedWallet
}

/** Fetches the user at once, and then takes the wallet that the login opened for a wallet like any other (S6-03). */
export const completeLogin =
  (
    fetchUser: TaskEither<LoginError, unknown>,
    connect: TaskEither<ConnectError, ConnectedWallet>,
  ): TaskEither<LoginError, ConnectedWallet> =>
  async () => {
    const user = await fetchUser()
    return E.isLeft(user) ? user : E.mapLeft(toLoginError)(await connect())
  }
