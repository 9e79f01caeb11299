import * as E from 'fp-ts/Either'
import { concatMap, defer, type Observable, of, type SchedulerLike } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { tryPromise } from '../../shared/tasks.js'
import { makeConnector } from '../shared/connectorBase.js'
import type { Granted, OpenOutcome, WalletDriver } from '../shared/walletDriver.js'
import { toConnectError } from '../shared/providerErrors.js'
import { makeLateAnswer } from './requests.js'
import type { WalletConnectSessions } from './sessions.js'

/** State of one namespace of the page's session. */
export interface SessionNamespace {
  /** `undefined` if there is no session, or it grants nothing on this namespace. */
  readonly granted: () => Granted | undefined
  /** Changes during a session; a new session is read from `granted`. */
  readonly events: Observable<ConnectorEvent>
  /** Starts listening to the wallet. */
  readonly listen: () => Promise<void>
}

/** The parts in which the namespaces of a session differ. */
interface SessionConnectorSpec extends Pick<WalletDriver, 'request' | 'switchTo'> {
  readonly namespace: ChainNamespace
  readonly state: SessionNamespace
}
export type SessionConnectorOf = (spec: SessionConnectorSpec) => WalletConnector

/** Makes the connectors of the page's session: they behave like any other wallet. */
export const makeSessionConnectors =
  ({
    holder,
    pair,
    scheduler,
  }: {
    readonly holder: Pick<WalletConnectSessions, 'client' | 'session' | 'restore' | 'end'>
    /** Creates a session; unsubscribing cancels the pairing. */
    readonly pair: Observable<E.Either<ConnectError, unknown>>
    readonly scheduler: SchedulerLike
  }): SessionConnectorOf =>
  ({ namespace, state, ...driver }) => {
    const arrive = async (): Promise<Granted | undefined> => {
      if (holder.session.value !== undefined) await state.listen()
      return state.granted()
    }
    const find = tryPromise(() => holder.restore(), toConnectError)
    const connector = makeConnector({
      info: { id: WALLET_CONNECT_CONNECTOR_ID, name: 'WalletConnect', remote: true },
      namespace,
      scheduler,
      driver: {
        ...driver,
        open: (how) => {
          const session = state.granted() !== undefined ? of(E.right(undefined)) : how === 'Prompt' ? pair : defer(find)
          return session.pipe(
            concatMap((found): Observable<OpenOutcome> =>
              E.isLeft(found) ? of(found) : defer(tryPromise(arrive, toConnectError)),
            ),
          )
        },
        close: tryPromise(
          () => holder.end(namespace),
          (cause) => cause,
        ),
        events: state.events,
      },
    })
    return { ...connector, lateAnswer: makeLateAnswer(holder) }
  }
