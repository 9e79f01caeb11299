import type { CaipAddress } from '../account/caip10.js'
import { COIN_ID } from '../account/tokenContract.js'
import type { Network } from '../network/network.js'
import type { SendableAsset } from '../send/sendableAsset.js'

/** A token as the swap API lists it (S7-14). */
export interface ListedToken {
  /** CAIP-10; of the coin, with the address that stands for coins. */
  readonly address: CaipAddress
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Its name or symbol is not as its maker wrote it: what cannot be shown was taken out. */
  readonly unknown?: true
  readonly iconUrl?: string
}

/** What can be exchanged on a network: its coin, or a token. */
export interface SwapToken extends ListedToken {
  /** `coin` for the coin of the network; else the contract, in small letters. */
  readonly id: string
  /** Plain address of the contract, as it was given; absent of the coin. */
  readonly contract?: string
  /** What the account is known to have, in whole ones, as decimal text; `undefined` while that is not known. */
  readonly balance: string | undefined
  /** Of a whole one, in the currency of the page; `undefined` while none is known. */
  readonly price: number | undefined
}

/** What stands for the coin where an API asks for the address of a token (wire reference 2.B.10). */
const COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const idOf = ({ caipNetworkId }: Network, address: string): string => {
  const plain = address.slice(caipNetworkId.length + 1).toLowerCase()
  return plain === COIN_ADDRESS ? COIN_ID : plain
}

const contractOf = (id: string, { caipNetworkId }: Network, address: string): Pick<SwapToken, 'contract'> =>
  id === COIN_ID ? {} : { contract: address.slice(caipNetworkId.length + 1) }

/**
 * The tokens of a network: what the account has comes first, in its order (the coin before all), then what is listed.
 * A token that no list has is not exchanged, except the coin. Of one that both know, name and decimals are the list's:
 * with those the swap API counts.
 */
export const swapTokens = (
  network: Network,
  listed: readonly ListedToken[],
  owned: readonly SendableAsset[],
): readonly SwapToken[] => {
  const { caipNetworkId, nativeCurrency } = network
  const coin: ListedToken = { address: `${caipNetworkId}:${COIN_ADDRESS}`, ...nativeCurrency }
  const here = listed.filter(({ address }) => address.startsWith(`${caipNetworkId}:`))
  const byId = new Map(here.map((token) => [idOf(network, token.address), token]))
  const pictureOfCoin = byId.get(COIN_ID)?.iconUrl
  byId.set(COIN_ID, { ...coin, ...(pictureOfCoin !== undefined && { iconUrl: pictureOfCoin }) })
  const toToken = (id: string, token: ListedToken, asset?: SendableAsset): SwapToken => ({
    ...token,
    ...contractOf(id, network, token.address),
    id,
    balance: asset?.balance,
    price: asset?.price,
  })
  const own = owned.flatMap((asset) => {
    const id = asset.id.toLowerCase()
    const token = byId.get(id)
    return token === undefined || asset.nft !== undefined || (id !== COIN_ID && token.decimals !== asset.decimals)
      ? []
      : [toToken(id, token, asset)]
  })
  const ownIds = new Set(own.map(({ id }) => id))
  const others = [...byId].filter(([id]) => !ownIds.has(id)).map(([id, token]) => toToken(id, token))
  return [...own, ...others]
}

/** In the order in which they are suggested (wire reference 2.B.4 to 2.B.9). */
const SUGGESTED = (
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ' +
  'ENS MATIC OP'
).split(' ')

/** As many as are suggested (V-37). */
const MOST_SUGGESTED = 8

/**
 * The only one with a symbol, or the coin, whose name is the network's. Whoever makes a token names it: of several with
 * one symbol, it is none of them.
 */
const onlyOf = (tokens: readonly SwapToken[], symbol: string): SwapToken | undefined => {
  const named = tokens.filter((token) => token.symbol.toUpperCase() === symbol.toUpperCase())
  return named.length > 1 ? named.find(({ id }) => id === COIN_ID) : named[0]
}

/** The best known tokens of a list, by symbols that one token alone has there. */
export const suggestedTokens = (tokens: readonly SwapToken[]): readonly SwapToken[] =>
  SUGGESTED.flatMap((symbol) => onlyOf(tokens, symbol) ?? []).slice(0, MOST_SUGGESTED)

/** Whether the account is known to have any of it. */
export const isOwned = ({ balance }: SwapToken): boolean => balance !== undefined && /[1-9]/.test(balance)

/** The one with this id or contract, or the only one with this symbol. */
export const tokenByName = (tokens: readonly SwapToken[], wanted: string): SwapToken | undefined =>
  tokens.find(({ id }) => id === wanted.toLowerCase()) ?? onlyOf(tokens, wanted)
