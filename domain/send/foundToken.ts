import { baseUnitsToDecimal } from '../amount/baseUnits.js'
import type { TokenReference } from './assetId.js'
import type { Asset } from '../asset/asset.js'
import type { SendError } from './sendError.js'

/** What a contract on an EVM chain says of a token, and what an account has of it. Texts are the contract's. */
export type FoundToken =
  /** ERC-20. `units`: in the smallest parts. */
  | {
      readonly _tag: 'Token'
      readonly name: string
      readonly symbol: string
      readonly decimals: number
      readonly units: bigint
    }
  /** ERC-721, ERC-1155. `name`: of the collection, where it says one. */
  | { readonly _tag: 'Nft' | 'MultiToken'; readonly name: string | undefined; readonly units: bigint }

/** A token that no list has, as far as the chain was asked for it. `id`: of the asset. */
export type TokenLookup =
  | { readonly _tag: 'Asking'; readonly id: string }
  | { readonly _tag: 'Found'; readonly id: string; readonly asset: Asset }
  | { readonly _tag: 'NotFound'; readonly id: string; readonly error: SendError }

/** A whole number is not worth more letters than this. */
const MOST_DIGITS = 12

const numberShown = (tokenId: bigint): string => {
  const digits = String(tokenId)
  return digits.length <= MOST_DIGITS ? `#${digits}` : `#${digits.slice(0, 5)}…${digits.slice(-5)}`
}

/** What was found, as it can be sent. `pictureUrl` of an NFT: untrusted, and empty where none is known. */
export const toSendable = (
  id: string,
  { contract, tokenId }: TokenReference,
  found: FoundToken,
  pictureUrl: string,
): Asset => {
  const unpriced = { id, contract, price: undefined, unlisted: true } as const
  if (found._tag === 'Token') {
    const { name, symbol, decimals, units } = found
    return { ...unpriced, name, symbol, decimals, balance: baseUnitsToDecimal(units, decimals) }
  }
  const name = [found.name, tokenId !== undefined && numberShown(tokenId)].filter(Boolean).join(' ')
  const nft = {
    standard: found._tag === 'Nft' ? ('ERC-721' as const) : ('ERC-1155' as const),
    tokenId: tokenId ?? 0n,
    pictureUrl,
  }
  return { ...unpriced, name, symbol: name, decimals: 0, balance: String(found.units), nft }
}
