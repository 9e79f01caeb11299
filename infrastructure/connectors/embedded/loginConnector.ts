import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { mergeMap, pairwise, type SchedulerLike } from 'rxjs'
import type { EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { ConnectorEvent, WalletConnector, WalletRequest } from '../../../application/ports/walletConnector.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import { EMBEDDED_CONNECTOR_ID } from '../../../domain/connect/connector.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import type { LoginNamespace } from '../../../domain/login/loginMethods.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { makeConnector } from '../shared/connectorBase.js'
import type { Granted, RequestOutcome, WalletDriver } from '../shared/walletDriver.js'
import { type DescribeFailure, type LoginFailures, makeLoginFailures } from './loginFailures.js'

export interface LoginConnectorDeps {
  readonly wallet: Pick<EmbeddedWallet, 'session' | 'account' | 'rpc'>
  /** Where a visitor arrives who has been nowhere on the namespace yet. */
  readonly startsOn: () => CaipNetworkId
  readonly describe: DescribeFailure
  readonly scheduler: SchedulerLike
}

/** What the namespaces of a login do each in its own way. */
interface LoginNamespaceDriver {
  readonly request: (request: WalletRequest, user: LoggedIn) => Promise<RequestOutcome>
  readonly switchTo: WalletDriver['switchTo']
}

/** A login, as it stands on one namespace. */
export interface NamespaceLogin {
  /** Who is logged in there; nobody while the login is on another namespace. */
  readonly user: () => LoggedIn | undefined
  readonly failures: LoginFailures
}

/** The outcome of a question to a login, with what its failure means. */
export const withFailure =
  <Error>(toError: (error: LoginError) => Promise<Error>) =>
  <A>(question: TE.TaskEither<LoginError, A>): TE.TaskEither<Error, A> =>
  async () => {
    const answer = await question()
    return E.isLeft(answer) ? E.left(await toError(answer.left)) : answer
  }

/**
 * The wallet behind an e-mail or social login on one namespace, as a wallet like any other (X-14, S6-03, S6-04). It has no row of its own:
 * its ways in are its rows.
 */
export const makeLoginConnector = (
  namespace: LoginNamespace,
  { wallet: { session }, startsOn, describe, scheduler }: LoginConnectorDeps,
  makeDriver: (login: NamespaceLogin) => LoginNamespaceDriver,
): WalletConnector => {
  const isHere = (user: LoggedIn | undefined): user is LoggedIn =>
    user?.caipNetworkId.startsWith(`${namespace}:`) === true
  const user = (): LoggedIn | undefined => (isHere(session.loggedIn.value) ? session.loggedIn.value : undefined)
  const failures = makeLoginFailures(describe)
  const driver = makeDriver({ user, failures })

  /** A visitor who went over to another namespace has left this one. */
  const toEvents = ([before, after]: readonly [
    LoggedIn | undefined,
    LoggedIn | undefined,
  ]): readonly ConnectorEvent[] => {
    if (!isHere(before)) return []
    if (!isHere(after)) return [{ _tag: 'Disconnected' }]
    const { address, caipNetworkId } = after
    return [
      { _tag: 'AccountsChanged', accounts: [address] },
      { _tag: 'ChainChanged', caipNetworkId },
    ]
  }
  const ask = withFailure(failures.toConnect)
  /** Somebody who has just logged in, or has come over, is not asked for again. */
  const arrive: TE.TaskEither<ConnectError, Granted> = () => {
    const here = user()
    return pipe(
      here === undefined ? ask(session.fetchUser({ chainId: startsOn() })) : TE.right(here),
      TE.flatMapEither((found): E.Either<ConnectError, Granted> =>
        isHere(found)
          ? E.right({ accounts: [found.address], caipNetworkId: found.caipNetworkId })
          : E.left({ _tag: 'WalletMisbehaved', detail: `not on ${namespace}` }),
      ),
    )()
  }
  /** Asking after a login that is on another namespace would fetch it from there. */
  const stands: TE.TaskEither<ConnectError, boolean> = () =>
    session.loggedIn.value === undefined ? ask(session.isConnected)() : Promise.resolve(E.right(user() !== undefined))
  const find = pipe(
    stands,
    TE.flatMap((found): TE.TaskEither<ConnectError, Granted | undefined> => (found ? arrive : TE.right(undefined))),
  )
  return makeConnector({
    info: { id: EMBEDDED_CONNECTOR_ID, name: 'E-mail or social account', remote: true },
    namespace,
    scheduler,
    driver: {
      open: (how) => (how === 'Prompt' ? arrive : find)(),
      // A login that went over to another namespace stays there.
      close: () =>
        session.loggedIn.value === undefined || user() !== undefined
          ? session.signOut()
          : Promise.resolve(E.right(undefined)),
      events: session.loggedIn.changes.pipe(pairwise(), mergeMap(toEvents)),
      request: async (request) => {
        const here = user()
        return here === undefined
          ? E.left(await failures.toRequest({ _tag: 'NotLoggedIn' }))
          : driver.request(request, here)
      },
      switchTo: driver.switchTo,
    },
  })
}
