import type { ConnectorKey } from '../connect/ConnectorKey.js'
import type { CaipNetworkId } from '../network/CaipNetworkId.js'

/** A transaction that a connected wallet sent, and of which its chain has not yet said what became of it. */
export interface PendingTransaction extends ConnectorKey {
  /** The chain's own id: an EVM hash, a Solana signature. */
  readonly id: string
  /** Where the connection was when it was sent. */
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the account that sent it. */
  readonly address: string
}
