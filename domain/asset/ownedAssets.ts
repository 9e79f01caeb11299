import type { AccountState } from '../account/accountState.js'
import { mostValuableFirst, type TokenBalance } from '../account/tokens.js'
import type { Network } from '../network/network.js'
import { type Asset, COIN_ID, MOST_DECIMALS } from './asset.js'
import { tokenContractOn } from './tokenContract.js'

/** A host's own list may hold anything. */
const priceOf = (token: TokenBalance | undefined): number | undefined =>
  token !== undefined && token.price > 0 && Number.isFinite(token.price) ? token.price : undefined

/** Drops what is no decimal text. */
const balanceOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? text : undefined

const decimalsOf = ({ quantity: { decimals } }: TokenBalance): number | undefined =>
  /^\d{1,3}$/.test(decimals) && Number(decimals) <= MOST_DECIMALS ? Number(decimals) : undefined

const fromList = (token: TokenBalance | undefined): Pick<Asset, 'price' | 'iconUrl' | 'unknown'> => ({
  price: priceOf(token),
  ...(token?.iconUrl !== undefined && { iconUrl: token.iconUrl }),
  ...(token?.unknown === true && { unknown: true }),
})

/** The coin of a network, then the account's tokens there, the most valuable first. The coin needs no list. */
export const ownedAssets = (
  network: Network,
  { tokenBalance, balance }: Pick<AccountState, 'tokenBalance' | 'balance'>,
): readonly Asset[] => {
  const { caipNetworkId, chainNamespace, nativeCurrency } = network
  const listed = (tokenBalance ?? []).filter(({ chainId }) => chainId === caipNetworkId)
  const coin = listed.find(({ address }) => address === undefined)
  const tokens = mostValuableFirst(listed).flatMap((token): Asset[] => {
    const [contract, decimals] = [tokenContractOn(network, token), decimalsOf(token)]
    if (contract === undefined || decimals === undefined) return []
    const { name, symbol, quantity } = token
    const id = chainNamespace === 'eip155' ? contract.toLowerCase() : contract
    return [{ id, contract, name, symbol, decimals, balance: balanceOf(quantity.numeric), ...fromList(token) }]
  })
  const { name, symbol, decimals } = nativeCurrency
  return [
    {
      id: COIN_ID,
      name,
      symbol,
      decimals,
      balance: balanceOf(balance) ?? balanceOf(coin?.quantity.numeric),
      ...fromList(coin),
    },
    ...tokens,
  ]
}
