import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { mergeMap, type Observable, type ObservableInput, pairwise, type SchedulerLike } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import { authNameOf, type LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import { EMBEDDED_CONNECTOR_ID, LOGIN_WALLET_NAME } from '../../../domain/connect/connection.js'
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

/** Envelope icon in a grey visible on light and dark backgrounds. */
const LETTER =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22 fill=%22none%22 ' +
  'stroke=%22%23777780%22 stroke-width=%221.8%22%3E%3Cpath d=%22M4.5 7h15v10h-15zM5 8l7 5.2L19 8%22/%3E%3C/svg%3E'

/** Loaded only when a visitor switches networks. */
export const loadSwitching = loadOnce(() => import('./switching.lazy.js'))

/** A login as seen from one namespace. */
interface NamespaceLogin extends LoginConnectorsDeps {
  /** The logged-in user; `undefined` while the login is on another namespace. */
  readonly user: () => LoggedIn | undefined
  readonly asRequest: WithFailure<RequestError>
  /** Maps failures of the login to the caller's error type. */
  readonly meaning: ReturnType<typeof withFailure>
  readonly loadSwitching: typeof loadSwitching
}

/** The parts in which the namespaces of a login differ. */
export interface LoginConnectorSpec {
  readonly namespace: LoginNamespace
  /** Initial network of a visitor who has not used the namespace before. */
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
 * Makes the connectors of the embedded wallet, which behaves like any other wallet on each namespace (X-14, S6-03,
 * S6-04). It has no row in wallet lists: the login methods are its rows.
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

    /** A switch to another namespace disconnects this one. */
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
    /** Skips the request if the user is already known on this namespace. */
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
    /** Does not ask about a login on another namespace: asking would move the login here. */
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
        // Keeps a login that moved to another namespace.
        close: () =>
          session.loggedIn.value === undefined || user() !== undefined
            ? session.signOut()
            : Promise.resolve(E.right(undefined)),
        events: session.loggedIn.changes.pipe(pairwise(), mergeMap(toEvents)),
        request: (request, _to, over) => {
          const here = user()
          return here === undefined ? [E.left({ _tag: 'SessionGone' })] : driver.request(request, here, over)
        },
        // Requests that prompt the visitor end only by the frame's answer or its loss: the wallet may already have
        // executed them (S7-44).
        endsRequest: ({ method }) => classifyRpcMethod(method) === 'NotSafe',
        switchTo: driver.switchTo,
      },
    })
  }
