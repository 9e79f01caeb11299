import type { CaipNetworkId } from '../network/CaipNetworkId.js'
import type { CaipAddress } from './CaipAddress.js'

/** One token an account holds (S3-03). */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: CaipNetworkId
  /** CAIP-10 id of the contract; absent for the chain's own coin. */
  readonly address?: CaipAddress
  /** In the asked currency; absent when no price is known, never 0 in its place (S-23). */
  readonly value?: number
  /** Of one token, in the asked currency; 0 when unknown. */
  readonly price: number
  /** `numeric` is decimal text in whole tokens, not base units. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl?: string
}
