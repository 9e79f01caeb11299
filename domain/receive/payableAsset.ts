import { type Asset, COIN_ID, isImitation } from '../asset/asset.js'
import { nameSkeleton } from '../wallets/lookalikes.js'

/** Most assets that a list without a search offers. */
const MOST = 50

/**
 * A symbol stands behind an amount and before a contract in brackets, and must not read as part of either. One digit
 * may begin it, as in 1INCH.
 */
const NO_SYMBOL = /^$|^[\p{N}\p{P}]{2}|[\s\p{C}\p{Ps}\p{Pe}]/u

/**
 * The assets that a payment can be asked for in: the coin, then the account's tokens that have a price. Anyone can send
 * an account a token named like another one, to pay in that: imitations of known tokens and of the coin are left out;
 * among equal names the contract tells which is which.
 */
export const payableAssets = (owned: readonly Asset[]): readonly Asset[] => {
  const coin = owned.find(({ id }) => id === COIN_ID)
  const isFalse = (asset: Asset): boolean =>
    isImitation(asset) ||
    NO_SYMBOL.test(asset.symbol) ||
    (coin !== undefined && nameSkeleton(asset.symbol) === nameSkeleton(coin.symbol))
  const tokens = owned.filter((asset) => asset.id !== COIN_ID && asset.price !== undefined && !isFalse(asset))
  return [...(coin === undefined ? [] : [coin]), ...tokens.slice(0, MOST)]
}
