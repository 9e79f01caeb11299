import type { CaipAddress } from '../account/caip10.js'
import { type Asset, COIN_ID } from '../asset/asset.js'
import type { Network } from '../network/network.js'

/** A token as the swap API lists it (S7-14). */
export interface ListedToken {
  /** CAIP-10; for the coin, with the placeholder address of coins. */
  readonly address: CaipAddress
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Name or symbol differ from what the maker wrote: characters that cannot be shown were removed. */
  readonly unknown?: true
  readonly iconUrl?: string
}

/** Stands for the coin where an API expects a token's address (wire reference 2.B.10). */
const COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** CAIP-10 id of an asset, as the swap API names it (wire reference 2.B.10). */
export const swapAddress = (
  { caipNetworkId }: Pick<Network, 'caipNetworkId'>,
  { contract = COIN_ADDRESS }: Pick<Asset, 'contract'>,
): CaipAddress => `${caipNetworkId}:${contract}`

const contractOf = ({ address }: ListedToken, { caipNetworkId }: Network): string =>
  address.slice(caipNetworkId.length + 1)

const idOf = (contract: string): string => (contract.toLowerCase() === COIN_ADDRESS ? COIN_ID : contract.toLowerCase())

/**
 * The assets that a network exchanges: what the account has first, in its order (the coin before all), then what is
 * listed. Tokens without a list are not exchanged, except the coin. Name and decimals come from the list, because the
 * swap API counts with those.
 */
export const swapAssets = (
  network: Network,
  listed: readonly ListedToken[],
  owned: readonly Asset[],
): readonly Asset[] => {
  const { caipNetworkId, nativeCurrency } = network
  const byId = new Map<string, Asset>()
  for (const token of listed.filter(({ address }) => address.startsWith(`${caipNetworkId}:`))) {
    const { address: _address, ...named } = token
    const contract = contractOf(token, network)
    byId.set(idOf(contract), { id: idOf(contract), contract, ...named, balance: undefined, price: undefined })
  }
  const iconUrl = byId.get(COIN_ID)?.iconUrl
  const { name, symbol, decimals } = nativeCurrency
  byId.set(COIN_ID, {
    id: COIN_ID,
    name,
    symbol,
    decimals,
    balance: undefined,
    price: undefined,
    ...(iconUrl !== undefined && { iconUrl }),
  })
  const own = owned.flatMap((asset) => {
    const known = byId.get(asset.id)
    return known === undefined || asset.nft !== undefined || (asset.id !== COIN_ID && known.decimals !== asset.decimals)
      ? []
      : [{ ...known, balance: asset.balance, price: asset.price }]
  })
  const ownIds = new Set(own.map(({ id }) => id))
  return [...own, ...[...byId.values()].filter(({ id }) => !ownIds.has(id))]
}

/** In order of suggestion (wire reference 2.B.4 to 2.B.9). */
const SUGGESTED = (
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ' +
  'ENS MATIC OP'
).split(' ')

/** Number of suggested tokens (V-37). */
const MOST_SUGGESTED = 8

/** The asset with a symbol that no other one has, or the coin: its network names it, the others their makers. */
const onlyOf = (assets: readonly Asset[], symbol: string): Asset | undefined => {
  const named = assets.filter((asset) => asset.symbol.toUpperCase() === symbol.toUpperCase())
  return named.length > 1 ? named.find(({ id }) => id === COIN_ID) : named[0]
}

/** The best known assets of a list, by symbols that occur once in it. */
export const suggestedAssets = (assets: readonly Asset[]): readonly Asset[] =>
  SUGGESTED.flatMap((symbol) => onlyOf(assets, symbol) ?? []).slice(0, MOST_SUGGESTED)

/** The asset with this id or contract, else the only one with this symbol. */
export const assetByName = (assets: readonly Asset[], wanted: string): Asset | undefined =>
  assets.find(({ id }) => id === wanted.toLowerCase()) ?? onlyOf(assets, wanted)
