import * as E from 'fp-ts/Either'
import {
  catchError,
  defer,
  filter,
  first,
  map,
  merge,
  type Observable,
  of,
  ReplaySubject,
  scan,
  type SchedulerLike,
  startWith,
  Subscription,
  switchMap,
  take,
  timeout,
  timer,
} from 'rxjs'
import {
  type Connection,
  type ConnectorKey,
  EMBEDDED_CONNECTOR_ID,
  findConnector,
  WALLET_CONNECT_CONNECTOR_ID,
} from '../../domain/connect/connection.js'
import { afterEvent, type ConnectorEvent } from '../../domain/connect/connections.js'
import { holdRequests } from './holdRequests.js'
import { isContested, isFound } from '../../domain/wallets/installedWallet.js'
import type { AccountMemory } from '../ports/storage.js'
import type { ConnectorRegistry, WalletConnector } from '../ports/walletConnector.js'

/** Deadline for a remembered wallet, including a late announcement (U-30, U-31). */
const RESTORE_DEADLINE_MS = 3_000
/** Longer deadlines for wallets whose code is loaded first: a slow network must not cost the connection. */
const DEADLINES_MS: Readonly<Partial<Record<string, number>>> = {
  // The frame of an e-mail or social login may take 20 s to load (S9-09), before it can be asked.
  [EMBEDDED_CONNECTOR_ID]: 25_000,
  // Loads the pairing SDK (150 kB), which then gets 3 s to answer.
  [WALLET_CONNECT_CONNECTOR_ID]: 10_000,
}

export type Restoration =
  | {
      readonly _tag: 'Restored'
      readonly connector: WalletConnector
      readonly connection: Connection
      /**
       * Present if another wallet may still claim the id: emits whether none did, and no doubt came up. Until then the
       * connector holds requests, and the connection is only shown.
       */
      readonly cleared?: Observable<boolean>
    }
  /** The wallet answered that it grants no access: it is locked, or has revoked the access. */
  | { readonly _tag: 'Revoked'; readonly connector: WalletConnector }
  /**
   * The wallet did not appear, did not answer, failed, or has other accounts. `connector`: that of a wallet in this
   * page, unless another one claims the same id.
   */
  | { readonly _tag: 'Unanswered'; readonly connector?: WalletConnector }

export type RestoreConnection = (key: ConnectorKey) => Observable<Restoration>

/** The outcome is unknown for now; the wallet stays remembered. */
export const UNANSWERED: Exclude<Restoration, { readonly _tag: 'Restored' }> = { _tag: 'Unanswered' }

const ask = (connector: WalletConnector): Observable<Restoration> =>
  defer(async () => connector.restore()).pipe(
    map((answer): Restoration => {
      if (E.isLeft(answer)) return UNANSWERED
      return answer.right === undefined
        ? { _tag: 'Revoked', connector }
        : { _tag: 'Restored', connector, connection: answer.right }
    }),
    // A host's own connector may break its contract, and must not block forever.
    catchError(() => of(UNANSWERED)),
  )

/** Updates the outcome by a later event of the wallet. */
const updated = (outcome: Restoration, event: ConnectorEvent): Restoration => {
  if (outcome._tag !== 'Restored') return outcome
  const connection = afterEvent(outcome.connection, event)
  return connection === undefined ? { _tag: 'Revoked', connector: outcome.connector } : { ...outcome, connection }
}

/** Emits an outcome, and its update after each event of its wallet. */
export const withEvents = (outcome: Restoration): Observable<Restoration> =>
  outcome._tag === 'Restored'
    ? outcome.connector.events.pipe(scan(updated, outcome as Restoration), startWith(outcome))
    : of(outcome)

/** How long after the first claim to a wallet's id a second one still counts. */
const CLAIM_WINDOW_MS = 300

const placeOf = ({ namespace, id }: Pick<WalletConnector, 'namespace' | 'id'>): string => `${namespace} ${id}`

/**
 * Waits for one connector only: no other wallet's code runs because of a reload (U-03). An installed wallet is restored
 * if it is not marked and its account is remembered; otherwise the visitor has to choose. It gets no request before 300
 * ms have passed without another wallet that claims its id.
 */
export const makeRestoreConnection = ({
  registry: { connectors },
  accounts,
  isDoubted,
  scheduler,
}: {
  readonly registry: ConnectorRegistry
  /** Whether the list marks a wallet as "Unverified". */
  readonly isDoubted: (connectorId: string) => boolean
  readonly accounts: Pick<AccountMemory, 'recognises'>
  readonly scheduler: SchedulerLike
}): { readonly restoreConnection: RestoreConnection; readonly dispose: () => void } => {
  const claimedAt = new Map<string, number>()
  const watching = new Subscription()
  // Records the time for all connectors: a wallet that another tab connects appeared here long ago, and needs no wait
  // (U-33).
  watching.add(
    connectors.changes.subscribe((found) => {
      for (const connector of found)
        if (!claimedAt.has(placeOf(connector))) claimedAt.set(placeOf(connector), scheduler.now())
    }),
  )
  const recognise = async (key: ConnectorKey, outcome: Restoration): Promise<Restoration> => {
    if (outcome._tag !== 'Restored') return outcome
    return (await accounts.recognises(key, outcome.connection.accounts[0])) ? outcome : UNANSWERED
  }
  /**
   * Uses the wallet's latest state: its accounts may change while they are compared, which takes a chunk load and
   * hashes.
   */
  const check = (key: ConnectorKey, outcome: Restoration): Observable<Restoration> =>
    withEvents(outcome).pipe(
      switchMap((latest) => recognise(key, latest)),
      first(),
    )
  const isClear = (connector: WalletConnector): boolean =>
    !isFound(connector) || !(isDoubted(connector.id) || isContested(connector, connectors.value))
  /** Emits once, also to late subscribers: `false` at the second claim, the rest at the end of the window. */
  const clearance = (connector: WalletConnector, remainingMs: number): Observable<boolean> => {
    const cleared = new ReplaySubject<boolean>(1)
    const contested = connectors.changes.pipe(filter(() => !isClear(connector)))
    watching.add(
      merge(contested, timer(remainingMs, scheduler))
        .pipe(
          take(1),
          map(() => isClear(connector)),
        )
        .subscribe(cleared),
    )
    return cleared
  }
  const askFound = (key: ConnectorKey, connector: WalletConnector): Observable<Restoration> => {
    if (!isClear(connector)) return of(UNANSWERED)
    const claimed = claimedAt.get(placeOf(connector)) ?? scheduler.now()
    const remainingMs = claimed + CLAIM_WINDOW_MS - scheduler.now()
    const checked = ask(connector).pipe(switchMap((outcome) => check(key, outcome)))
    if (remainingMs <= 0) return checked
    const cleared = clearance(connector, remainingMs)
    return checked.pipe(
      map((outcome) => {
        if (!isClear(connector)) return UNANSWERED
        return outcome._tag === 'Restored'
          ? { ...outcome, cleared, connector: holdRequests(outcome.connector, cleared) }
          : outcome
      }),
    )
  }
  const unanswered = (key: ConnectorKey): Restoration => {
    const connector = findConnector(connectors.value, key)
    return connector !== undefined && isClear(connector) ? { _tag: 'Unanswered', connector } : UNANSWERED
  }
  return {
    restoreConnection: (key) =>
      connectors.changes.pipe(
        map((all) => findConnector(all, key)),
        filter((connector) => connector !== undefined),
        first(),
        switchMap((connector) => (isFound(connector) ? askFound(key, connector) : ask(connector))),
        timeout({
          first: DEADLINES_MS[key.connectorId] ?? RESTORE_DEADLINE_MS,
          scheduler,
          with: () => of(UNANSWERED),
        }),
        map((outcome) => (outcome._tag === 'Unanswered' ? unanswered(key) : outcome)),
      ),
    dispose: () => watching.unsubscribe(),
  }
}
