import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { defer, finalize, from, type Observable, of, switchMap, tap } from 'rxjs'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import { type LoginError, toLoginError } from '../../domain/login/loginError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { LoginAnswer, LoginOptions, SiwxMessage } from '../ports/embeddedWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import { runTask } from './runTask.js'

/** A login has come to its end: the connection to be made of it. */
export interface LoginCompleted {
  readonly _tag: 'LoginCompleted'
  readonly wallet: ConnectedWallet
}

/** A sign-in that was made ready before its account is known. */
export interface SignInAhead {
  readonly siwxMessage: SiwxMessage
  /** Has the site keep the session, if whoever logged in signed this message; begins at once. */
  readonly keep: (user: LoginAnswer) => {
    /** Always ends, and never rejects: where nothing was kept, the visitor is asked to sign in as with any wallet. */
    readonly done: Promise<void>
    /** The login came to nothing: the session ends with it. */
    readonly undo: () => void
  }
}

/** Makes a sign-in ready for whoever logs in on a network; `undefined` where it is not to be signed without asking. */
export type SignAhead = (chainId: CaipNetworkId) => Promise<SignInAhead | undefined>

/** How a login goes on once the secure site lets the visitor in. */
export interface LoginCompletion {
  readonly loginOptions: () => LoginOptions
  /** Absent where the site has no sessions. Always ends, and never rejects. */
  readonly signAhead: SignAhead | undefined
  /** Connects the wallet of whoever has just logged in. */
  readonly connect: TE.TaskEither<ConnectError, ConnectedWallet>
}

/**
 * Fetches the user at once, and then takes the wallet that the login opened for a wallet like any other (S6-03). Where
 * the site has sessions, the visitor signs in at the same time (S1-07): the session is there before the account is told
 * of, so that nobody is asked. Whoever unsubscribes leaves the login, and no session.
 */
export const completeLogin = (
  { loginOptions, signAhead, connect }: LoginCompletion,
  fetchUser: (options: LoginOptions) => TE.TaskEither<LoginError, LoginAnswer>,
): Observable<E.Either<LoginError, ConnectedWallet>> => {
  const options = loginOptions()
  const connected = runTask(pipe(connect, TE.mapLeft(toLoginError)))
  const connectSignedIn = (ahead: SignInAhead, user: LoginAnswer): typeof connected => {
    const { done, undo } = ahead.keep(user)
    let isConnected = false
    return from(done).pipe(
      switchMap(() => connected),
      tap((outcome) => {
        isConnected = E.isRight(outcome)
      }),
      finalize(() => {
        if (!isConnected) undo()
      }),
    )
  }
  const logIn = (ahead: SignInAhead | undefined): typeof connected =>
    runTask(fetchUser({ ...options, ...(ahead && { siwxMessage: ahead.siwxMessage }) })).pipe(
      switchMap((user) => {
        if (E.isLeft(user)) return of(user)
        return ahead === undefined ? connected : connectSignedIn(ahead, user.right)
      }),
    )
  return defer(() => (signAhead === undefined ? of(undefined) : signAhead(options.chainId))).pipe(switchMap(logIn))
}
