import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  concat,
  defer,
  delay,
  filter,
  finalize,
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  race,
  ReplaySubject,
  type SchedulerLike,
  Subject,
  take,
  tap,
} from 'rxjs'
import { lateAfter } from '../../../application/kernel/inTime.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { afterEvent, type ConnectorEvent } from '../../../domain/connect/connections.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import {
  accountsKey,
  failed,
  type Granted,
  hearEvents,
  leftError,
  makeIsNews,
  type OpenOutcome,
  SILENT_DEADLINE_MS,
  VISITOR_DEADLINE_MS,
  type WalletDriver,
} from './walletDriver.js'
import { readEvmOutcome } from './evmAnswers.js'
import { makeSwitchNetwork } from './switchNetwork.js'

/** A wallet may report an account change before its answer; the answer still counts within this time. */
const ANSWER_GRACE_MS = 250

export const isNonEmpty = <A>(list: readonly A[]): list is readonly [A, ...A[]] => list.length > 0

/**
 * Makes the connector of a wallet. Deadlines, connection state and cancellation are the same for every family.
 */
export const makeConnector = ({
  info,
  namespace,
  driver,
  scheduler,
}: {
  readonly info: Omit<InstalledWallet, 'namespace'>
  readonly namespace: ChainNamespace
  readonly driver: WalletDriver
  readonly scheduler: SchedulerLike
}): WalletConnector => {
  /** Emits when the page disconnects. */
  const disconnects = new Subject<void>()
  const moved = new Subject<ConnectorEvent>()
  /** `NEVER` keeps it open: a completed input would end the races below. */
  const walletEvents = merge(driver.events, NEVER)
  let current: Connection | undefined
  /** Networks used since the connection: the wallet has these chains. */
  const visited = new Set<CaipNetworkId>()

  const remember = <C extends Connection | undefined>(connection: C): C => {
    if (connection === undefined) visited.clear()
    else visited.add(connection.caipNetworkId)
    current = connection
    return connection
  }
  const keyOf = accountsKey(namespace)

  const open =
    (how: 'Prompt' | 'Silent', afterMs: number): TE.TaskEither<ConnectError, Connection | undefined> =>
    () => {
      const heard = hearEvents(walletEvents)
      const answer: Observable<OpenOutcome> = race(
        defer(() => driver.open(how, heard)),
        lateAfter<ConnectError>(scheduler, afterMs, { _tag: 'WalletTimedOut', afterMs }),
      )
      const toConnection = E.map((granted: Granted | undefined) => granted && { connectorId: info.id, ...granted })
      return firstValueFrom(answer.pipe(map(toConnection), finalize(heard.stop)))
    }

  const events = defer(() =>
    merge(walletEvents, moved).pipe(
      filter(makeIsNews(current, keyOf)),
      tap((event) => remember(current && afterEvent(current, event))),
    ),
  )

  return {
    ...info,
    namespace,
    connect: pipe(
      open('Prompt', VISITOR_DEADLINE_MS),
      TE.filterOrElseW(
        (connection): connection is Connection => connection !== undefined,
        () => ({ _tag: 'WalletMisbehaved', detail: 'no account' }) as const,
      ),
      TE.map(remember),
    ),
    restore: pipe(open('Silent', SILENT_DEADLINE_MS), TE.map(remember)),
    disconnect: async () => {
      remember(undefined)
      disconnects.next()
      // The deadline is first: it wins over a wallet that gives up after the same time without having been notified.
      const closed = await firstValueFrom(
        race(lateAfter<unknown>(scheduler, SILENT_DEADLINE_MS, undefined), defer(driver.close)),
      )
      return E.isLeft(closed) ? E.left({ _tag: 'FailedToDisconnect', cause: closed.left }) : E.right(undefined)
    },
    // Bound to its account: a change of account ends the request (U-41).
    request:
      (request, abandoned = NEVER, noted) =>
      async () => {
        const to = current
        if (to === undefined) return E.left({ _tag: 'NotConnected' })
        const gone = walletEvents.pipe(
          filter(
            (event) =>
              event._tag === 'Disconnected' ||
              (event._tag === 'AccountsChanged' && keyOf([event.accounts[0]]) !== keyOf([to.accounts[0]])),
          ),
          delay(ANSWER_GRACE_MS, scheduler),
        )
        const ended = merge(disconnects, gone, abandoned).pipe(take(1))
        const over = new ReplaySubject<void>(1)
        return firstValueFrom(
          race(
            driver.endsRequest?.(request) === true
              ? concat(ended.pipe(tap(() => over.next())), NEVER).pipe(ignoreElements())
              : merge(
                  ended.pipe(map(failed(leftError(request)))),
                  lateAfter<RequestError>(scheduler, VISITOR_DEADLINE_MS, {
                    _tag: 'RequestTimedOut',
                    afterMs: VISITOR_DEADLINE_MS,
                  }),
                ),
            defer(() => driver.request(request, to, over, noted)),
          ).pipe(
            map((outcome) => (namespace === 'eip155' ? readEvmOutcome(request, outcome) : outcome)),
            finalize(() => over.next()),
          ),
        )
      },
    switchNetwork: makeSwitchNetwork({
      driver,
      walletEvents,
      disconnects,
      scheduler,
      visited,
      current: () => current,
      arrived: (caipNetworkId) => {
        if (current !== undefined) remember({ ...current, caipNetworkId })
        moved.next({ _tag: 'ChainChanged', caipNetworkId })
      },
    }),
    events,
  }
}
