import { type Address, isAddressEqual } from 'viem'
import type { SwapTokenKind } from './swapPlan.js'

/** Placeholder address of the native coin. */
const COIN_ADDRESS: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** A tradable asset; the coin has no contract address, the dollar no pool. */
export interface SwapAsset {
  readonly kind: SwapTokenKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: Address | undefined
  readonly pool: { readonly address: Address; readonly token: Address } | undefined
}

/** Address used for an asset in swap calls. */
export const tradedAddress = ({ address }: Pick<SwapAsset, 'address'>): Address => address ?? COIN_ADDRESS

/** Asset of an address in swap calls. */
export const assetAt = (assets: readonly SwapAsset[], address: Address): SwapAsset | undefined =>
  assets.find((asset) => isAddressEqual(tradedAddress(asset), address))
