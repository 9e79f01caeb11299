import * as E from 'fp-ts/Either'
import type { TransferUnits } from '../payment/amount.js'
import type { TransferAsset, TransferError } from './transfer.js'

/** The requested number of units; 1 for an ERC-721 token, which is unique. */
export const unitsOf = (asset: TransferAsset): TransferUnits => (asset._tag === 'Nft' ? 1n : asset.units)

/** Whether a chain that counts to `most` base units can count the requested amount. */
export const isCountable = (asset: TransferAsset, most: bigint): boolean => {
  const units = unitsOf(asset)
  return units === 'All' || (units > 0n && units <= most)
}

/** The missing funds, in base units. */
export const notEnough = (
  of: 'coin' | 'token',
  needed: bigint,
  available: bigint,
): E.Either<Extract<TransferError, { readonly _tag: 'NotEnoughFunds' }>, never> =>
  E.left({ _tag: 'NotEnoughFunds', of, needed, available })

/**
 * How many base units leave a sender who holds `available` of the asset and pays `costs` from it. `NotEnoughFunds` if
 * that is too little or, for "all", if nothing is left to move.
 */
const take = (asset: TransferAsset, available: bigint, costs: bigint): E.Either<TransferError, bigint> => {
  const units = unitsOf(asset)
  const needed = costs + (units === 'All' ? 1n : units)
  if (needed > available) return notEnough(asset._tag === 'Coin' ? 'coin' : 'token', needed, available)
  return E.right(units === 'All' ? available - costs : units)
}

/** How many units of a token leave a sender who holds `available`; `NotEnoughFunds` of the token. */
export const takeTokens = (asset: TransferAsset, available: bigint): E.Either<TransferError, bigint> =>
  take(asset, available, 0n)

/**
 * How many base units leave a sender who has `coins` and pays `costs` (fee and deposit) from them; `tokens` if the
 * asset is not the coin. `NotEnoughFunds` of the coin.
 */
export const payCosts = (
  asset: TransferAsset,
  { coins, costs, tokens }: { readonly coins: bigint; readonly costs: bigint; readonly tokens: bigint },
): E.Either<TransferError, bigint> => {
  if (asset._tag === 'Coin') return take(asset, coins, costs)
  return costs > coins ? notEnough('coin', costs, coins) : E.right(tokens)
}
