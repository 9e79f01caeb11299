import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type SchedulerLike, Subject } from 'rxjs'
import type { WalletConnector, WalletRequest } from '../../../../application/ports/walletConnector.js'
import type { Connection } from '../../../../domain/connect/connection.js'
import type { ConnectError } from '../../../../domain/connect/connectAttempt.js'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../../domain/connect/connector.js'
import { tryPromise } from '../../../shared/tasks.js'
import { dedupeEvents, makeRequestWallet, withDeadline } from '../../shared/connectorBase.js'
import { providerRpcError, toConnectError } from '../../shared/providerErrors.js'
import type { NonEvmNamespace, SessionConnectorParts } from '../namespaces.js'
import type { NamespaceAccountState, NamespaceState } from './state.js'
import type { SessionRequest } from './methods.js'

/** The visitor finds the phone, reads, chooses accounts. */
const CONNECT_DEADLINE_MS = 5 * 60_000
/** U-30. */
const RESTORE_DEADLINE_MS = 3_000
const DISCONNECT_DEADLINE_MS = 3_000
/** EIP-1193: the wallet is not connected. */
const DISCONNECTED = 4900

export interface NamespaceConnectorDeps extends Pick<SessionConnectorParts, 'holder' | 'pair' | 'send'> {
  readonly namespace: NonEvmNamespace
  readonly state: NamespaceState
  /** Puts a request to the wallet in the words of the namespace. */
  readonly ask: (call: SessionRequest) => Promise<unknown>
  readonly scheduler: SchedulerLike
}

const connectionOf = ({ session: { wallet }, accounts, at }: NamespaceAccountState): Connection => ({
  connectorId: WALLET_CONNECT_CONNECTOR_ID,
  accounts,
  caipNetworkId: at,
  wallet,
})

/**
 * A wallet behind the page's session on a namespace other than EVM. The session says which account can be used on which chains, and each
 * request names one: so a switch asks nobody.
 */
export const makeNamespaceConnector = ({
  namespace,
  holder,
  pair,
  send,
  state,
  ask,
  scheduler,
}: NamespaceConnectorDeps): WalletConnector => {
  const left = new Subject<void>()
  let isLive = false
  state.events.subscribe(({ _tag }) => {
    if (_tag === 'Disconnected') isLive = false
  })
  // What was asked of a session that is over gets no answer any more.
  state.replaced.subscribe(() => left.next())

  const current = (): Connection | undefined => {
    const standing = isLive ? state.accountState() : undefined
    return standing && connectionOf(standing)
  }
  const begin = (): Connection | undefined => {
    isLive = state.accountState() !== undefined
    return current()
  }
  const limit = (task: () => Promise<unknown>, afterMs: number): TE.TaskEither<ConnectError, unknown> =>
    pipe(
      tryPromise(task, toConnectError),
      withDeadline({ scheduler, afterMs, late: { _tag: 'WalletTimedOut' as const, afterMs } }),
    )
  const arrive = async (): Promise<void> => {
    if (state.accountState() === undefined) await pair()
    await state.listen()
  }
  const find = async (): Promise<void> => {
    if ((await holder.restore()) !== undefined) await state.listen()
  }
  /** What it is bound to is read at once. */
  const put = async (request: WalletRequest): Promise<unknown> => {
    const standing = state.accountState()
    const chain = standing?.chains.get(standing.at)
    if (standing === undefined || chain === undefined) throw providerRpcError(DISCONNECTED, 'There is no session.')
    const { session, accounts } = standing
    return ask({ request, accounts, methods: session.methods, send: (each) => send(session, each, chain) })
  }
  return {
    id: WALLET_CONNECT_CONNECTOR_ID,
    name: 'WalletConnect',
    remote: true,
    namespace,
    connect: pipe(
      limit(arrive, CONNECT_DEADLINE_MS),
      TE.map(begin),
      TE.filterOrElse(
        (connection): connection is Connection => connection !== undefined,
        (): ConnectError => ({ _tag: 'WalletMisbehaved', detail: 'no account' }),
      ),
    ),
    restore: pipe(limit(find, RESTORE_DEADLINE_MS), TE.map(begin)),
    disconnect: pipe(
      TE.fromIO(() => {
        isLive = false
        left.next()
      }),
      TE.flatMap(() =>
        tryPromise(
          () => holder.end(namespace),
          () => undefined,
        ),
      ),
      withDeadline({ scheduler, afterMs: DISCONNECT_DEADLINE_MS, late: undefined }),
      // The page forgets it in any case.
      TE.altW((): TE.TaskEither<never, void> => TE.right(undefined)),
    ),
    request: makeRequestWallet({ ask: put, events: state.events, scheduler, current, left }),
    switchNetwork:
      ({ caipNetworkId }) =>
      async () => {
        const standing = isLive ? state.accountState() : undefined
        if (standing === undefined) return E.left({ _tag: 'SwitchAbandoned' })
        if (!standing.chains.has(caipNetworkId)) return E.left({ _tag: 'SwitchNotSupported' })
        state.setNetwork(caipNetworkId)
        return E.right(caipNetworkId)
      },
    events: state.events.pipe(dedupeEvents(current)),
  }
}
