import { isImitation } from '../account/imitation.js'
import type { TokenList } from '../account/tokens.js'
import type { Network } from '../network/network.js'

/** What a payment can be asked for in: the coin of a network, or a token there. */
export interface PayableAsset {
  /** The contract of the token, its mint on Solana; `coin` for the coin of the network. */
  readonly id: string
  readonly symbol: string
  /** Places behind the point of a whole one. */
  readonly decimals: number
}

/** The id of the coin of a network. */
export const COIN = 'coin'

/** As many as one finds in a list without a search. */
const MOST = 50

/** A CAIP-10 id ends with the contract. */
const contractOf = (caipAddress: string): string => caipAddress.slice(caipAddress.lastIndexOf(':') + 1)

/**
 * What can be asked for on a network: its coin, then the tokens of the account there that have a price. Anybody can
 * send an account a token with the name of another, so as to pay in that: what looks like one is left out.
 */
export const payableAssets = ({ caipNetworkId, nativeCurrency }: Network, list: TokenList): readonly PayableAsset[] => {
  const tokens = list._tag === 'Loaded' || list._tag === 'Unavailable' ? list.tokens : []
  const payable = tokens.flatMap((token): PayableAsset[] => {
    const { address, chainId, symbol, quantity, price } = token
    const decimals = Number(quantity.decimals)
    if (address === undefined || chainId !== caipNetworkId || price <= 0 || isImitation(token)) return []
    return Number.isInteger(decimals) ? [{ id: contractOf(address), symbol, decimals }] : []
  })
  return [{ id: COIN, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals }, ...payable.slice(0, MOST)]
}
