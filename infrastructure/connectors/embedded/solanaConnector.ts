import { mergeMap, type Observable, pairwise, type SchedulerLike, Subject, tap } from 'rxjs'
import type { EmbeddedSession, EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { ConnectorEvent, WalletConnector, WalletRequest } from '../../../application/ports/walletConnector.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { EMBEDDED_CONNECTOR_ID } from '../../../domain/connect/connector.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { dedupeEvents, makeRequestWallet, withDeadline } from '../shared/connectorBase.js'
import { toConnectError } from '../shared/providerErrors.js'
import { askEmbeddedSolana } from './solanaRequests.js'
import { makeSwitchSolanaNetwork } from './solanaSwitch.js'

const eventsOf = (before: LoggedIn | undefined, after: LoggedIn | undefined): readonly ConnectorEvent[] => {
  if (before?.caipNetworkId.startsWith('solana:') !== true) return []
  if (after?.caipNetworkId.startsWith('solana:') !== true) return [{ _tag: 'Disconnected' }]
  const { address, caipNetworkId } = after
  return [
    { _tag: 'AccountsChanged', accounts: [address] },
    { _tag: 'ChainChanged', caipNetworkId },
  ]
}

/** What moved for somebody who is logged in on Solana. A visitor who went over to another namespace has left this one. */
const solanaLoginEvents = (loggedIn: EmbeddedSession['loggedIn']): Observable<ConnectorEvent> =>
  loggedIn.changes.pipe(
    pairwise(),
    mergeMap(([before, after]) => eventsOf(before, after)),
  )

/** The secure site may take as long as a wallet's visitor. */
const CONNECT_DEADLINE_MS = 5 * 60_000
/** U-30. */
const RESTORE_DEADLINE_MS = 3_000
const DISCONNECT_DEADLINE_MS = 3_000

export interface EmbeddedSolanaDeps {
  readonly wallet: Pick<EmbeddedWallet, 'session' | 'account' | 'rpc'>
  /** Where a visitor arrives who has been nowhere on Solana yet. */
  readonly startsOn: () => CaipNetworkId
  /** A failure as a provider of EIP-1193 throws it. */
  readonly toFailure: (error: LoginError) => Promise<Error>
  readonly scheduler: SchedulerLike
}

const isOnSolana = (user: LoggedIn | undefined): user is LoggedIn => user?.caipNetworkId.startsWith('solana:') === true

const toConnection = (user: LoggedIn): E.Either<ConnectError, Connection> =>
  isOnSolana(user)
    ? E.right({ connectorId: EMBEDDED_CONNECTOR_ID, accounts: [user.address], caipNetworkId: user.caipNetworkId })
    : E.left({ _tag: 'WalletMisbehaved', detail: 'not on Solana' })

/** The Solana side of the wallet behind an e-mail or social login, as a wallet like any other (X-14, S6-04). */
export const makeEmbeddedSolanaConnector = ({
  wallet: { session, account, rpc },
  startsOn,
  toFailure,
  scheduler,
}: EmbeddedSolanaDeps): WalletConnector => {
  const left = new Subject<void>()
  let current: Connection | undefined
  const remember = <C extends Connection | undefined>(connection: C): C => {
    current = connection
    return connection
  }
  const moves = solanaLoginEvents(session.loggedIn)
  const orThrow = async <A>(question: TE.TaskEither<LoginError, A>): Promise<A> => {
    const answer = await question()
    if (E.isLeft(answer)) throw await toFailure(answer.left)
    return answer.right
  }
  const ask = <A>(question: TE.TaskEither<LoginError, A>): TE.TaskEither<ConnectError, A> =>
    pipe(
      question,
      TE.orElse((error): TE.TaskEither<ConnectError, A> =>
        error._tag === 'FrameMalformed'
          ? TE.left({ _tag: 'WalletMisbehaved', detail: error.detail })
          : async () => E.left(toConnectError(await toFailure(error))),
      ),
    )
  const limit = <A>(task: TE.TaskEither<ConnectError, A>, afterMs: number) =>
    withDeadline({ scheduler, afterMs, late: { _tag: 'WalletTimedOut' as const, afterMs } })(task)
  /** Somebody who has just logged in, or has come over, is not asked for again. */
  const arrive: TE.TaskEither<ConnectError, Connection> = () => {
    const { value } = session.loggedIn
    return pipe(
      ask(isOnSolana(value) ? TE.right(value) : session.fetchUser({ chainId: startsOn() })),
      TE.flatMapEither(toConnection),
    )()
  }
  /** Asking after a login that is on another namespace would fetch it from there. */
  const isThere: TE.TaskEither<ConnectError, boolean> = () => {
    const { value } = session.loggedIn
    return value === undefined ? ask(session.isConnected)() : Promise.resolve(E.right(isOnSolana(value)))
  }
  const find: TE.TaskEither<ConnectError, Connection | undefined> = pipe(
    isThere,
    TE.flatMap((found) => (found ? arrive : TE.right(undefined))),
  )

  return {
    id: EMBEDDED_CONNECTOR_ID,
    name: 'E-mail or social account',
    remote: true,
    namespace: 'solana',
    connect: pipe(limit(arrive, CONNECT_DEADLINE_MS), TE.map(remember)),
    restore: pipe(limit(find, RESTORE_DEADLINE_MS), TE.map(remember)),
    disconnect: pipe(
      TE.fromIO(() => {
        remember(undefined)
        left.next()
      }),
      TE.flatMap(() => session.signOut),
      withDeadline({ scheduler, afterMs: DISCONNECT_DEADLINE_MS, late: undefined }),
      // The page forgets it in any case.
      TE.altW((): TE.TaskEither<never, void> => TE.right(undefined)),
    ),
    request: makeRequestWallet({
      ask: async (request: WalletRequest) => {
        if (current === undefined) throw await toFailure({ _tag: 'NotLoggedIn' })
        const { accounts, caipNetworkId } = current
        return askEmbeddedSolana({
          request,
          address: accounts[0],
          ask: (each) => orThrow(rpc.request(caipNetworkId, each)),
        })
      },
      events: moves,
      scheduler,
      current: () => current,
      left,
    }),
    switchNetwork: makeSwitchSolanaNetwork({
      switchTo: (id) => orThrow(account.switchTo(id)),
      isConnected: () => current !== undefined,
      left,
      arrived: (caipNetworkId) => current !== undefined && remember({ ...current, caipNetworkId }),
      scheduler,
    }),
    events: moves.pipe(
      dedupeEvents(() => current),
      tap((event) => {
        if (current === undefined || event._tag === 'Disconnected') remember(undefined)
        else if (event._tag === 'ChainChanged') remember({ ...current, caipNetworkId: event.caipNetworkId })
        else remember({ ...current, accounts: event.accounts })
      }),
    ),
  }
}
