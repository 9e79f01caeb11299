import * as E from 'fp-ts/Either'
import type { TransferAsset, TransferError, TransferUnits } from './transfer.js'

/** How much is asked for: of an ERC-721 token there is one. */
export const unitsOf = (asset: TransferAsset): TransferUnits => (asset._tag === 'Nft' ? 1n : asset.units)

/** Whether a chain that counts to `most` base units can count what is asked for. */
export const isCountable = (asset: TransferAsset, most: bigint): boolean => {
  const units = unitsOf(asset)
  return units === 'All' || (units > 0n && units <= most)
}

/** What is short, in base units. */
export const notEnough = (
  of: 'coin' | 'token',
  needed: bigint,
  available: bigint,
): E.Either<Extract<TransferError, { readonly _tag: 'NotEnoughFunds' }>, never> =>
  E.left({ _tag: 'NotEnoughFunds', of, needed, available })

/**
 * How many base units leave a sender who holds `available` of what moves, and pays `costs` from that. `NotEnoughFunds`
 * where that is too little; of "all", where nothing is left to move.
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
 * How many base units leave a sender who has `coins`, and pays `costs` (fee and deposit) from them; `tokens` where what
 * moves is none of the coin. `NotEnoughFunds` of the coin.
 */
export const payCosts = (
  asset: TransferAsset,
  { coins, costs, tokens }: { readonly coins: bigint; readonly costs: bigint; readonly tokens: bigint },
): E.Either<TransferError, bigint> => {
  if (asset._tag === 'Coin') return take(asset, coins, costs)
  return costs > coins ? notEnough('coin', costs, coins) : E.right(tokens)
}
