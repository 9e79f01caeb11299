import * as E from 'fp-ts/Either'
import { parseEvmAddress } from '../account/addresses/evm.js'

/** A token or, with its token id in a contract, an NFT. `contract`: plain, in checksum spelling. */
export interface TokenReference {
  readonly contract: string
  readonly tokenId: bigint | undefined
}

const REFERENCE = /^(0x[0-9a-f]{40})(?:\/(\d{1,78}))?$/i

/** Parses the id of an asset: a contract, or `contract/number` for an NFT; `undefined` for any other text. */
export const readReference = (id: string): TokenReference | undefined => {
  const [, text = '', number] = REFERENCE.exec(id) ?? []
  const contract = parseEvmAddress(text)
  if (E.isLeft(contract)) return undefined
  return { contract: contract.right, tokenId: number === undefined ? undefined : BigInt(number) }
}
