import type { TaskEither } from 'fp-ts/TaskEither'
import type { Connection } from '../../domain/connect/Connection.js'
import type { ConnectError } from '../../domain/connect/ConnectError.js'
import type { DisconnectReason } from '../../domain/connect/DisconnectReason.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { WalletConnector } from '../ports/WalletConnector.js'
import type { Readable } from '../shared/Readable.js'

/** The connection of one chain namespace: the only writer of its state (U-40). */
export interface NamespaceSession {
  readonly state: Readable<NamespaceConnection>
  /** The connector of the live connection. */
  readonly connector: () => WalletConnector | undefined
  /** Makes a connection the active one, and remembers it for the next visit. */
  readonly adopt: (connector: WalletConnector, connection: Connection) => void
  /** Asks a remembered wallet, without a prompt; ends within 3 s (U-30). Nothing happens for the wallet it holds or asks. */
  readonly restore: (connectorId: string) => void
  /** Forgets first, so that no failure of the wallet can bring the connection back (U-29). */
  readonly disconnect: (reason: DisconnectReason) => TaskEither<ConnectError, void>
  /** Lets go of the connection in this page only; wallet and memory stay as they are. */
  readonly release: (reason: DisconnectReason) => void
}
