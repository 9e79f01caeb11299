import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'

/** An account of one namespace that a wallet showed this page, as it was when it was read. */
export interface StandardAccount {
  readonly address: string
  /** Names of the chains it can be used on, as the Wallet Standard writes them. */
  readonly chains: readonly string[]
  /** The first of these chains. */
  readonly home: CaipNetworkId
  /** The wallet's own object for it, which its features want back. */
  readonly own: unknown
}
