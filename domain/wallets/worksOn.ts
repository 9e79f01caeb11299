import type { CaipNetworkId } from '../network/CaipNetworkId.js'
import type { WalletListing } from './WalletListing.js'

/**
 * Whether a wallet is of use on one of these networks; one that names no chains may be. Ids are compared whole: `eip155:1` is not
 * `eip155:10`.
 */
export const worksOn = (networks: readonly CaipNetworkId[], { chains }: WalletListing): boolean =>
  networks.length === 0 || chains.length === 0 || chains.some((chain) => networks.includes(chain))
