import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { merge, type SchedulerLike, Subject, tap } from 'rxjs'
import type { ConnectorEvent, WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { makeAskForConnection, revokeAccess } from './access.js'
import { dedupeEvents, makeRequestWallet } from '../shared/connectorBase.js'
import { makeSwitchNetwork } from './switchNetwork.js'
import { type PinnedProvider, providerEvents } from '../shared/eip1193Provider.js'

/** The visitor unlocks the wallet, reads, chooses accounts. */
const CONNECT_DEADLINE_MS = 5 * 60_000
/** U-30. */
const RESTORE_DEADLINE_MS = 3_000

const afterEvent = (connection: Connection | undefined, event: ConnectorEvent): Connection | undefined => {
  if (connection === undefined || event._tag === 'Disconnected') return undefined
  if (event._tag === 'ChainChanged') return { ...connection, caipNetworkId: event.caipNetworkId }
  return { ...connection, accounts: event.accounts }
}

/** A wallet that put an EIP-1193 provider into this page (S1-01). */
export const makeInjectedConnector = (deps: {
  readonly provider: PinnedProvider
  readonly info: Omit<InstalledWallet, 'namespace'>
  readonly scheduler: SchedulerLike
}): WalletConnector => {
  const left = new Subject<void>()
  /** What the wallet said only because it was asked. */
  const answered = new Subject<ConnectorEvent>()
  let current: Connection | undefined
  const remember = <C extends Connection | undefined>(connection: C): C => {
    current = connection
    return connection
  }
  const events = providerEvents(deps.provider)
  const askForConnection = makeAskForConnection({ ...deps, connectorId: deps.info.id })
  return {
    ...deps.info,
    namespace: 'eip155',
    connect: pipe(
      askForConnection('eth_requestAccounts', CONNECT_DEADLINE_MS),
      TE.filterOrElseW(
        (connection): connection is Connection => connection !== undefined,
        () => ({ _tag: 'WalletMisbehaved', detail: 'no account' }) as const,
      ),
      TE.map(remember),
    ),
    restore: pipe(askForConnection('eth_accounts', RESTORE_DEADLINE_MS), TE.map(remember)),
    disconnect: pipe(
      TE.fromIO(() => {
        remember(undefined)
        left.next()
      }),
      TE.flatMap(() => revokeAccess(deps)),
    ),
    request: makeRequestWallet({
      scheduler: deps.scheduler,
      ask: deps.provider.request,
      events,
      current: () => current,
      left,
    }),
    switchNetwork: makeSwitchNetwork({
      ...deps,
      current: () => current,
      left,
      tell: (caipNetworkId) => answered.next({ _tag: 'ChainChanged', caipNetworkId }),
    }),
    events: merge(events, answered).pipe(
      dedupeEvents(() => current),
      tap((event) => remember(afterEvent(current, event))),
    ),
  }
}
