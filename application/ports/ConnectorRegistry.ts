import type { Readable } from '../shared/Readable.js'
import type { WalletConnector } from './WalletConnector.js'

/** The wallets found in this page, in the order they were found. It grows while wallets announce themselves. */
export interface ConnectorRegistry {
  readonly connectors: Readable<readonly WalletConnector[]>
}
