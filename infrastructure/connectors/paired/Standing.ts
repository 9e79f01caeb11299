import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { RelaySession } from '../walletConnect/RelaySession.js'

/** Where the page stands on one namespace of a session. */
export interface Standing {
  readonly session: RelaySession
  /** The active one first. */
  readonly accounts: readonly [string, ...string[]]
  /** Where the active account can be used, each with the name that the wallet knows the chain by. */
  readonly chains: ReadonlyMap<CaipNetworkId, CaipNetworkId>
  readonly at: CaipNetworkId
}
