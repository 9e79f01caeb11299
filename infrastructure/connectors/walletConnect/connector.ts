import * as E from 'fp-ts/Either'
import { concatMap, defer, type Observable, of, type SchedulerLike } from 'rxjs'
import type { ConnectorEvent, WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connector.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { tryPromise } from '../../shared/tasks.js'
import { makeConnector } from '../shared/connectorBase.js'
import type { Granted, OpenOutcome, WalletDriver } from '../shared/walletDriver.js'
import { toConnectError } from '../shared/providerErrors.js'
import type { WalletConnectSessions } from './sessions.js'

/** Where the page stands on one namespace of its session. */
export interface SessionNamespace {
  /** `undefined` where there is no session, or it grants nothing here. */
  readonly granted: () => Granted | undefined
  /** What changes while a session lives; a session that begins is told by `granted`. */
  readonly events: Observable<ConnectorEvent>
  /** Hears the wallet from now on. */
  readonly listen: () => Promise<void>
}

/** What each namespace of a session does in its own way. */
interface SessionConnectorSpec extends Pick<WalletDriver, 'request' | 'switchTo'> {
  readonly namespace: ChainNamespace
  readonly state: SessionNamespace
}
export type SessionConnectorOf = (spec: SessionConnectorSpec) => WalletConnector

/** Makes the connectors of the page's session: from here on the wallet behind it is a wallet like any other. */
export const makeSessionConnectors =
  ({
    holder,
    pair,
    scheduler,
  }: {
    readonly holder: Pick<WalletConnectSessions, 'session' | 'restore' | 'end'>
    /** Makes a session; unsubscribing gives it up. */
    readonly pair: Observable<E.Either<ConnectError, unknown>>
    readonly scheduler: SchedulerLike
  }): SessionConnectorOf =>
  ({ namespace, state, ...driver }) => {
    const arrive = async (): Promise<Granted | undefined> => {
      if (holder.session.value !== undefined) await state.listen()
      return state.granted()
    }
    const find = tryPromise(() => holder.restore(), toConnectError)
    return makeConnector({
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
  }
