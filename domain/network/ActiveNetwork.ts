import type { CaipNetworkId } from './CaipNetworkId.js'
import type { Network } from './Network.js'

/**
 * The network the page is on: a configured one, or one the wallet moved to that the host did not
 * configure. It is always what the wallet says (U-36).
 */
export type ActiveNetwork =
  | { readonly _tag: 'Configured'; readonly network: Network }
  | { readonly _tag: 'Unsupported'; readonly caipNetworkId: CaipNetworkId }
