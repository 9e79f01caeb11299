import * as E from 'fp-ts/Either'
import { parseBaseUnits } from '../amount/baseUnits.js'
import type { Network } from '../network/network.js'
import { hasLookalikeLetters } from '../wallets/lookalikes.js'

/** Id of a network's own coin, where a token has its contract. */
export const COIN_ID = 'coin'

/** A token of a contract whose tokens are told apart by numbers. */
interface AssetNft {
  /** An ERC-721 token exists once; an ERC-1155 token as often as its contract says. */
  readonly standard: 'ERC-721' | 'ERC-1155'
  readonly tokenId: bigint
  /** Untrusted; empty if unknown. */
  readonly pictureUrl: string
}

/** What an account can pay, get or ask for on a network: its coin, a token, or an NFT. */
export interface Asset {
  /** `COIN_ID` for the coin; else the contract, in lower case on EVM; for an NFT `contract/number`. */
  readonly id: string
  /** Plain address, as it was given; the mint on Solana. Absent for the coin. */
  readonly contract?: string
  readonly nft?: AssetNft
  /** Untrusted, as the symbol. */
  readonly name: string
  readonly symbol: string
  /** 0 to 255. */
  readonly decimals: number
  /** Balance of the account in whole units, decimal text, up to 30 s old; `undefined` while unknown. */
  readonly balance: string | undefined
  /** Price of one whole unit in the page's currency; `undefined` while unknown. */
  readonly price: number | undefined
  readonly iconUrl?: string
  /** Name or symbol differ from what the maker wrote: characters that cannot be shown were removed. */
  readonly unknown?: true
  /** No list has it: only its contract describes it. */
  readonly unlisted?: true
}

/** ERC-20 keeps decimals in one byte. */
export const MOST_DECIMALS = 255

/** Whether only one exists, so that no amount is asked for. */
export const isOneOfAKind = ({ nft }: Pick<Asset, 'nft'>): boolean => nft?.standard === 'ERC-721'

/** The asset with this id; EVM addresses may be spelt in any case. */
export const assetById = (
  assets: readonly Asset[],
  { chainNamespace }: Pick<Network, 'chainNamespace'>,
  wanted: string,
): Asset | undefined =>
  assets.find(({ id }) => (chainNamespace === 'eip155' ? id.toLowerCase() === wanted.toLowerCase() : id === wanted))

/** Known balance of an asset in base units; `undefined` while unknown. */
export const heldUnits = ({ balance, decimals }: Pick<Asset, 'balance' | 'decimals'>): bigint | undefined => {
  const held = balance === undefined ? undefined : parseBaseUnits(balance, decimals)
  return held !== undefined && E.isRight(held) ? held.right : undefined
}

/** Whether the known balance is above zero. */
export const isOwned = ({ balance }: Pick<Asset, 'balance'>): boolean => balance !== undefined && /[1-9]/.test(balance)

/** Letters that look Latin and are not imitate a known token; its maker chooses name and symbol. */
export const isImitation = ({ name, symbol }: { readonly name: string; readonly symbol: string }): boolean =>
  [name, symbol].some(hasLookalikeLetters)
