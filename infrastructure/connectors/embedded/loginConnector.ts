import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { mergeMap, type Observable, type ObservableInput, pairwise, type SchedulerLike } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { ConnectorEvent, WalletConnector, WalletRequest } from '../../../application/ports/walletConnector.js'
import { authNameOf, type LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { EMBEDDED_CONNECTOR_ID, LOGIN_WALLET_NAME } from '../../../domain/connect/connector.js'
import type { LoginNamespace } from '../../../domain/login/loginMethods.js'
import { classifyRpcMethod } from '../../../domain/login/rpcMethods.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { makeConnector } from '../shared/connectorBase.js'
import type { Granted, OpenOutcome, RequestOutcome, WalletDriver } from '../shared/walletDriver.js'
import { toConnectError, toRequestError } from '../shared/providerErrors.js'
import { type DescribeFailure, type WithFailure, withFailure } from './loginFailures.js'

export interface LoginConnectorsDeps {
  readonly wallet: Pick<EmbeddedWallet, 'session' | 'account' | 'rpc'>
  readonly describe: DescribeFailure
  readonly scheduler: SchedulerLike
}

/** An envelope, in a grey that is seen on light and on dark. */
const LETTER =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22 fill=%22none%22 ' +
  'stroke=%22%23777780%22 stroke-width=%221.8%22%3E%3Cpath d=%22M4.5 7h15v10h-15zM5 8l7 5.2L19 8%22/%3E%3C/svg%3E'

/** What moves a login: only a visitor who changes the network needs it. */
export const loadSwitching = loadOnce(() => import('./switching.lazy.js'))

/** A login as it stands on one namespace, and what its failures mean there. */
interface NamespaceLogin extends LoginConnectorsDeps {
  /** Who is logged in there; nobody while the login is on another namespace. */
  readonly user: () => LoggedIn | undefined
  readonly asRequest: WithFailure<RequestError>
  /** What a failure of the login means to whoever asks. */
  readonly meaning: ReturnType<typeof withFailure>
  readonly loadSwitching: typeof loadSwitching
}

/** What the namespaces of a login do each in its own way. */
export interface LoginConnectorSpec {
  readonly namespace: LoginNamespace
  /** Where a visitor arrives who has been nowhere on the namespace yet. */
  readonly defaultNetwork: () => CaipNetworkId
  readonly makeDriver: (login: NamespaceLogin) => {
    readonly request: (
      request: WalletRequest,
      user: LoggedIn,
      over: Observable<unknown>,
    ) => ObservableInput<RequestOutcome>
    readonly switchTo: WalletDriver['switchTo']
  }
}
export type LoginConnectorOf = (spec: LoginConnectorSpec) => WalletConnector

/**
 * Makes the connectors of the wallet behind an e-mail or social login, which is a wallet like any other on each of its
 * namespaces (X-14, S6-03, S6-04). It has no row of its own: its ways in are its rows.
 */
export const makeLoginConnectors =
  (deps: LoginConnectorsDeps): LoginConnectorOf =>
  ({ namespace, defaultNetwork, makeDriver }) => {
    const { session } = deps.wallet
    const isHere = (user: LoggedIn | undefined): user is LoggedIn =>
      user?.caipNetworkId.startsWith(`${namespace}:`) === true
    const user = (): LoggedIn | undefined => (isHere(session.loggedIn.value) ? session.loggedIn.value : undefined)
    const meaning = withFailure(deps.describe)
    const asRequest = meaning((cause, said, error): RequestError => {
      if (error._tag === 'FrameTimedOut') return { _tag: 'RequestTimedOut', afterMs: error.afterMs }
      return error._tag === 'ConnectionChanged' ||
        error._tag === 'RequestOutcomeUnknown' ||
        error._tag === 'RpcNotAllowed'
        ? error
        : toRequestError(cause, said)
    })
    const ask = meaning((cause, said, error): ConnectError =>
      error._tag === 'FrameMalformed'
        ? { _tag: 'WalletMisbehaved', detail: error.detail }
        : toConnectError(cause, said),
    )
    const driver = makeDriver({
      ...deps,
      user,
      asRequest,
      meaning,
      loadSwitching,
    })

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
    /** Somebody who has just logged in, or has come over, is not asked for again. */
    const fetchGranted: TE.TaskEither<ConnectError, Granted> = () => {
      const here = user()
      return pipe(
        here === undefined ? ask(session.fetchUser({ chainId: defaultNetwork() })) : TE.right(here),
        TE.flatMapEither((found): E.Either<ConnectError, Granted> =>
          isHere(found)
            ? E.right({ accounts: [found.address], caipNetworkId: found.caipNetworkId, ...authNameOf(found) })
            : E.left({ _tag: 'WalletMisbehaved', detail: `not on ${namespace}` }),
        ),
      )()
    }
    /** Asking after a login that is on another namespace would fetch it from there. */
    const find = (): Promise<OpenOutcome> =>
      pipe(
        session.loggedIn.value === undefined ? ask(session.isConnected) : TE.right(user() !== undefined),
        TE.flatMap((stands): TE.TaskEither<ConnectError, Granted | undefined> =>
          stands ? fetchGranted : TE.right(undefined),
        ),
      )()
    return makeConnector({
      info: { id: EMBEDDED_CONNECTOR_ID, name: LOGIN_WALLET_NAME, icon: LETTER, remote: true },
      namespace,
      scheduler: deps.scheduler,
      driver: {
        open: (how) => (how === 'Prompt' ? fetchGranted() : find()),
        // A login that went over to another namespace stays there.
        close: () =>
          session.loggedIn.value === undefined || user() !== undefined
            ? session.signOut()
            : Promise.resolve(E.right(undefined)),
        events: session.loggedIn.changes.pipe(pairwise(), mergeMap(toEvents)),
        request: (request, _to, over) => {
          const here = user()
          return here === undefined ? [E.left({ _tag: 'SessionGone' })] : driver.request(request, here, over)
        },
        // The frame's word ends what the visitor decides on, or the lack of it: it may be done (S7-44).
        endsRequest: ({ method }) => classifyRpcMethod(method) === 'NotSafe',
        switchTo: driver.switchTo,
      },
    })
  }
