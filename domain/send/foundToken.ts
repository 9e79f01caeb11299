import { baseUnitsToDecimal } from '../amount/baseUnits.js'
import type { TokenReference } from './assetId.js'
import type { Asset } from '../asset/asset.js'
import type { SendError } from './sendError.js'

/** What a contract on an EVM chain reports about a token, and the account's balance. Texts are the contract's own. */
export type FoundToken =
  /** ERC-20. `units`: in base units. */
  | {
      readonly _tag: 'Token'
      readonly name: string
      readonly symbol: string
      readonly decimals: number
      readonly units: bigint
    }
  /** ERC-721, ERC-1155. `name`: that of the collection, if it has one. */
  | { readonly _tag: 'Nft' | 'MultiToken'; readonly name: string | undefined; readonly units: bigint }

/** A lookup on the chain of a token that is in no list. `id`: id of the asset. */
export type TokenLookup =
  | { readonly _tag: 'Asking'; readonly id: string }
  | { readonly _tag: 'Found'; readonly id: string; readonly asset: Asset }
  | { readonly _tag: 'NotFound'; readonly id: string; readonly error: SendError }

/** Longer token ids are shortened. */
const MOST_DIGITS = 12

const numberShown = (tokenId: bigint): string => {
  const digits = String(tokenId)
  return digits.length <= MOST_DIGITS ? `#${digits}` : `#${digits.slice(0, 5)}…${digits.slice(-5)}`
}

/** Converts a found token to an asset that can be sent. `pictureUrl`, for an NFT: untrusted, empty if unknown. */
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
