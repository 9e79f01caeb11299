import * as E from 'fp-ts/Either'
import {
  catchError,
  defer,
  filter,
  first,
  map,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  timeout,
} from 'rxjs'
import type { Connection } from '../../domain/connect/Connection.js'
import type { ConnectorKey } from '../../domain/connect/ConnectorKey.js'
import { EMBEDDED } from '../../domain/connect/EMBEDDED.js'
import { PAIRED } from '../../domain/connect/PAIRED.js'
import { findConnector } from '../../domain/connect/findConnector.js'
import type { ConnectorRegistry } from '../ports/ConnectorRegistry.js'
import type { WalletConnector } from '../ports/WalletConnector.js'

/** Longest wait for a remembered wallet, its late announcement included (U-30, U-31). */
const RESTORE_DEADLINE_MS = 3_000
/** Wallets whose code has to come first: a slow line must not cost a visitor the connection. */
const DEADLINES_MS: Readonly<Partial<Record<string, number>>> = {
  // The frame of an e-mail or social login may take 20 s to load (S9-09), and then has to be asked.
  [EMBEDDED]: 25_000,
  // The pairing SDK, 150 kB; it is itself given 3 s to answer.
  [PAIRED]: 10_000,
}

export type Restoration =
  | { readonly _tag: 'Restored'; readonly connector: WalletConnector; readonly connection: Connection }
  /** The wallet answered, and grants nothing. */
  | { readonly _tag: 'Revoked' }
  /** The wallet did not appear, did not answer, or failed. */
  | { readonly _tag: 'Unanswered' }

export type RestoreConnection = (key: ConnectorKey) => Observable<Restoration>

const UNANSWERED: Restoration = { _tag: 'Unanswered' }

const ask = (connector: WalletConnector): Observable<Restoration> =>
  defer(async () => connector.restore()).pipe(
    map((answer): Restoration => {
      if (E.isLeft(answer)) return UNANSWERED
      return answer.right === undefined
        ? { _tag: 'Revoked' }
        : { _tag: 'Restored', connector, connection: answer.right }
    }),
    // A host's own connector may break its contract; nobody must wait for it for ever.
    catchError(() => of(UNANSWERED)),
  )

/** Waits for one connector only: no other wallet's code runs because of a reload (U-03). */
export const makeRestoreConnection =
  (deps: { readonly registry: ConnectorRegistry; readonly scheduler: SchedulerLike }): RestoreConnection =>
  (key) =>
    deps.registry.connectors.changes.pipe(
      map((connectors) => findConnector(connectors, key)),
      filter((connector) => connector !== undefined),
      first(),
      switchMap(ask),
      timeout({
        first: DEADLINES_MS[key.connectorId] ?? RESTORE_DEADLINE_MS,
        scheduler: deps.scheduler,
        with: () => of(UNANSWERED),
      }),
    )
