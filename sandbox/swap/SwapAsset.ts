import { type Address, isAddressEqual } from 'viem'
import type { SwapTokenKind } from './swapPlan.js'

/** What stands for the coin where an address is asked for. */
const COIN_ADDRESS: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** What can be traded; the coin has no address of its own, the dollar no pool. */
export interface SwapAsset {
  readonly kind: SwapTokenKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: Address | undefined
  readonly pool: { readonly address: Address; readonly token: Address } | undefined
}

/** The address by which an asset is traded. */
export const tradedAddress = ({ address }: Pick<SwapAsset, 'address'>): Address => address ?? COIN_ADDRESS

/** The asset that an address stands for. */
export const assetAt = (assets: readonly SwapAsset[], address: Address): SwapAsset | undefined =>
  assets.find((asset) => isAddressEqual(tradedAddress(asset), address))
