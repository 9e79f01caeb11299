import type { TaskEither } from 'fp-ts/TaskEither'
import type { Connection } from '../../domain/connect/Connection.js'
import type { ConnectError } from '../../domain/connect/ConnectError.js'
import type { DisconnectReason } from '../../domain/connect/DisconnectReason.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { WalletConnector } from '../ports/WalletConnector.js'
import type { Readable } from '../shared/Readable.js'

/** The connections of one chain namespace: the only writer of its state (U-40). */
export interface NamespaceSession {
  readonly state: Readable<NamespaceConnection>
  /** The connector of the active connection. */
  readonly connector: () => WalletConnector | undefined
  /**
   * Makes a connection the active one, and remembers it for the next visit. The former one stays live behind it where several are
   * kept; elsewhere its access is given back.
   */
  readonly adopt: (connector: WalletConnector, connection: Connection) => void
  /**
   * Asks remembered wallets, without a prompt; ends within 3 s (U-30). The first that answers by its place is the active one; nothing
   * happens for those it holds or asks, and those not named are let go.
   */
  readonly restore: (connectorIds: readonly string[]) => void
  /** The same for what another tab remembers, where that is news: one that did not answer is not asked again for what other namespaces do (U-40). */
  readonly follow: (connectorIds: readonly string[]) => void
  /** Puts the live connections in another order, the active one first, or the accounts of one; no wallet hears of it. */
  readonly arrange: (connections: readonly Connection[]) => void
  /**
   * One wallet, or all. Forgets first, so that no failure of a wallet can bring the connection back (U-29). Of those that remain the
   * first is the active one.
   */
  readonly disconnect: (reason: DisconnectReason, connectorId?: string) => TaskEither<ConnectError, void>
  /** Lets go of the connections in this page only; wallets and memory stay as they are. */
  readonly release: (reason: DisconnectReason) => void
}
