import type { AccountState } from '../account/accountState.js'
import { isImitation } from '../account/imitation.js'
import { COIN_ID, tokenContractOn } from '../account/tokenContract.js'
import { mostValuableFirst, type TokenBalance } from '../account/tokens.js'
import type { ChainNamespace, Network } from '../network/network.js'

/** One of a contract whose tokens are told apart by numbers. */
interface SendableNft {
  /** Of an ERC-721 token there is one; of an ERC-1155 token as many as there are. */
  readonly standard: 'ERC-721' | 'ERC-1155'
  readonly tokenId: bigint
  /** Untrusted; empty where none is known. */
  readonly pictureUrl: string
}

/** What can be sent from an account on a network: the coin, a token, or an NFT. */
export interface SendableAsset {
  /** `coin` for the coin of the network; else the contract, of an NFT as `contract/number`. */
  readonly id: string
  /** Of a token or an NFT: its plain address; its mint on Solana. */
  readonly contract?: string
  /** Of an NFT. */
  readonly nft?: SendableNft
  readonly name: string
  readonly symbol: string
  /** Places behind the point of a whole one. */
  readonly decimals: number
  /** What the account is known to have, in whole ones, as decimal text. It may be half a minute old. */
  readonly balance: string | undefined
  /** Of a whole one, in the currency of the page; `undefined` while none is known. */
  readonly price: number | undefined
  /** As the balance calls have it. */
  readonly token: TokenBalance | undefined
}

/** Whether there is one of it, so that nobody has to say how much. */
export const isOneOfAKind = ({ nft }: SendableAsset): boolean => nft?.standard === 'ERC-721'

/** S5-07. */
const CAN_SEND: readonly ChainNamespace[] = ['eip155', 'solana']

/** Whether anything can be sent on a network of this namespace (S5-07). */
export const canSend = (namespace: ChainNamespace): boolean => CAN_SEND.includes(namespace)

const priceOf = ({ price }: TokenBalance): number | undefined =>
  price > 0 && Number.isFinite(price) ? price : undefined

/** As decimal text; a list of the host's may say anything. */
const balanceOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? text : undefined

/** ERC-20 counts them in one byte. */
export const MOST_DECIMALS = 255

const decimalsOf = ({ quantity: { decimals } }: TokenBalance): number | undefined =>
  /^\d{1,3}$/.test(decimals) && Number(decimals) <= MOST_DECIMALS ? Number(decimals) : undefined

/** The coin first, then the tokens, the most valuable first. The coin is there also where nothing lists tokens. */
export const sendableAssets = (
  network: Network,
  { tokenBalance, balance }: Pick<AccountState, 'tokenBalance' | 'balance'>,
): readonly SendableAsset[] => {
  const { caipNetworkId, nativeCurrency } = network
  const { name: coinName, symbol: coinSymbol, decimals: coinDecimals } = nativeCurrency
  const here = (tokenBalance ?? []).filter(({ chainId }) => chainId === caipNetworkId)
  const coin = here.find(({ address }) => address === undefined)
  const tokens = mostValuableFirst(here).flatMap((token): SendableAsset[] => {
    const [contract, decimals] = [tokenContractOn(network, token), decimalsOf(token)]
    if (contract === undefined || decimals === undefined) return []
    const { name, symbol, quantity } = token
    const [balanceKnown, price] = [balanceOf(quantity.numeric), priceOf(token)]
    return [{ id: contract, contract, name, symbol, decimals, balance: balanceKnown, price, token }]
  })
  return [
    {
      ...{ id: COIN_ID, name: coinName, symbol: coinSymbol, decimals: coinDecimals },
      balance: balanceOf(balance) ?? balanceOf(coin?.quantity.numeric),
      price: coin && priceOf(coin),
      token: coin,
    },
    ...tokens,
  ]
}

/** The one of this id: EVM addresses are spelt in more than one way. */
export const assetById = (
  assets: readonly SendableAsset[],
  { chainNamespace }: Pick<Network, 'chainNamespace'>,
  wanted: string,
): SendableAsset | undefined =>
  assets.find(({ id }) => (chainNamespace === 'eip155' ? id.toLowerCase() === wanted.toLowerCase() : id === wanted))

/** Those that have this in their symbol, name or contract; all of them where nothing is typed. */
export const findAssets = (assets: readonly SendableAsset[], typed: string): readonly SendableAsset[] => {
  const sought = typed.trim().toLowerCase()
  return assets.filter(({ symbol, name, contract = '' }) =>
    [symbol, name, contract].some((text) => text.toLowerCase().includes(sought)),
  )
}

/** Of which only its contract says anything. */
const isUnlisted = ({ contract, token }: SendableAsset): boolean => contract !== undefined && token === undefined

/**
 * Whether its name does not say which it is: another one has it, too, nobody but its maker gave it, or it had to be
 * repaired.
 */
export const isAmbiguous = (asset: SendableAsset, assets: readonly SendableAsset[]): boolean =>
  isImitation(asset) ||
  isUnlisted(asset) ||
  asset.token?.unknown === true ||
  assets.some(({ id, symbol }) => id !== asset.id && symbol === asset.symbol)
