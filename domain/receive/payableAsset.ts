import { isImitation } from '../account/imitation.js'
import { COIN_ID, tokenContractOn } from '../account/tokenContract.js'
import type { TokenList } from '../account/tokens.js'
import type { Network } from '../network/network.js'
import { nameSkeleton } from '../wallets/lookalikes.js'

/** What a payment can be asked for in: the coin of a network, or a token there. */
export interface PayableAsset {
  /** `coin` for the coin of the network; else the contract. */
  readonly id: string
  /** Of a token: its contract, its mint on Solana. */
  readonly contract?: string
  readonly symbol: string
  /** Places behind the point of a whole one. */
  readonly decimals: number
}

/** As many as one finds in a list without a search. */
const MOST = 50

/** As many as every browser writes without rounding (`Intl`); hardly any token has more than 18. */
const MOST_DECIMALS = 20

const hasUnits = (decimals: number): boolean => Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS

/**
 * A symbol stands behind an amount and before a contract in brackets, and neither may seem to go on in it. One digit
 * may begin it, as in 1INCH.
 */
const NO_SYMBOL = /^$|^[\p{N}\p{P}]{2}|[\s\p{C}\p{Ps}\p{Pe}]/u

/**
 * What can be asked for on a network: its coin, then the tokens of the account there that have a price. Anybody can
 * send an account a token with the name of another, so as to pay in that: what looks like a known one or like the coin
 * is left out, and of two with one name the contract says which is which.
 */
export const payableAssets = (network: Network, list: TokenList): readonly PayableAsset[] => {
  const coin = network.nativeCurrency
  const tokens = list._tag === 'Loaded' || list._tag === 'Unavailable' ? list.tokens : []
  const payable = tokens.flatMap((token): PayableAsset[] => {
    const id = tokenContractOn(network, token)
    const decimals = Number(token.quantity.decimals)
    const isFalse =
      isImitation(token) || NO_SYMBOL.test(token.symbol) || nameSkeleton(token.symbol) === nameSkeleton(coin.symbol)
    const isHere = token.chainId === network.caipNetworkId
    return id === undefined || !isHere || !hasUnits(decimals) || isFalse || token.price <= 0
      ? []
      : [{ id, contract: id, symbol: token.symbol, decimals }]
  })
  const coins = hasUnits(coin.decimals) ? [{ id: COIN_ID, symbol: coin.symbol, decimals: coin.decimals }] : []
  return [...coins, ...payable.slice(0, MOST)]
}
