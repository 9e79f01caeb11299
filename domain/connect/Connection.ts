import type { CaipNetworkId } from '../network/CaipNetworkId.js'
import type { RemoteWallet } from './RemoteWallet.js'

/** A wallet that gave this page access (S3-05). */
export interface Connection {
  readonly connectorId: string
  /** Plain addresses, the active one first; never empty. */
  readonly accounts: readonly [string, ...string[]]
  /** CAIP-2 id of the chain the wallet is on, whether or not the host configured it (U-36). */
  readonly caipNetworkId: CaipNetworkId
  /** The wallet behind a connector that leads to many, as it names itself. */
  readonly wallet?: RemoteWallet
  /** Name of the e-mail or social account behind an embedded wallet. */
  readonly authName?: string
}
