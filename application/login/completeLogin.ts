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

/** A login has succeeded and yields this connection. */
export interface LoginCompleted {
  readonly _tag: 'LoginCompleted'
  readonly wallet: ConnectedWallet
}

/** A sign-in that was prepared before its account is known. */
export interface SignInAhead {
  readonly siwxMessage: SiwxMessage
  /** Has the site store the session, if the logged-in user signed this message; starts at once. */
  readonly keep: (user: LoginAnswer) => {
    /** Always resolves: if no session was stored, the visitor is asked to sign in as with any wallet. */
    readonly done: Promise<void>
    /** The login failed: ends the session, too. */
    readonly undo: () => void
  }
}

/** Prepares a sign-in for a login on a network; `undefined` if it must not be signed without a prompt. */
export type SignAhead = (chainId: CaipNetworkId) => Promise<SignInAhead | undefined>

/** The steps of a login after the secure site has accepted the visitor. */
export interface LoginCompletion {
  readonly loginOptions: () => LoginOptions
  /** Absent if the site has no sessions. Always resolves. */
  readonly signAhead: SignAhead | undefined
  /** Connects the wallet of the user who has just logged in. */
  readonly connect: TE.TaskEither<ConnectError, ConnectedWallet>
}

/**
 * Fetches the user at once, then connects the login's wallet like any other (S6-03). If the site has sessions, the user
 * signs in at the same time (S1-07): the session exists before the account is announced, so no prompt is needed.
 * Unsubscribing abandons the login and leaves no session.
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
