import type { Nft, NftToken } from './nft.js'

/** Collections write the token id after the name: "Tern #7". */
const NUMBER = /#(\d{1,78})$/

const isSame = (one: NftToken, other: NftToken): boolean =>
  one.tokenId === other.tokenId && one.contract.toLowerCase() === other.contract.toLowerCase()

const eachOnce = (tokens: readonly NftToken[]): readonly NftToken[] =>
  tokens.filter((one, at) => tokens.findIndex((other) => isSame(one, other)) === at)

/**
 * The NFT of a transaction that a name refers to: the only one or, if all are of one contract, the one whose token id
 * ends the name. A maker chooses the name, and may use the token id of another contract's NFT.
 */
const meant = (name: string, received: readonly NftToken[]): readonly NftToken[] => {
  const [first, ...others] = eachOnce(received)
  if (first === undefined || others.length === 0) return received.slice(0, 1)
  if (others.some(({ contract }) => contract.toLowerCase() !== first.contract.toLowerCase())) return []
  const number = NUMBER.exec(name)?.[1]
  return [first, ...others].filter(({ tokenId }) => number !== undefined && tokenId === String(BigInt(number)))
}

/**
 * Identifies an NFT by what each of its transactions brought: all have to agree, because anyone can send an NFT with
 * the name and picture of another. `undefined` if it stays ambiguous.
 */
export const whichReceived = (
  { name = '' }: Pick<Nft, 'name'>,
  received: readonly (readonly NftToken[])[],
): NftToken | undefined => {
  const each = received.map((tokens) => meant(name, tokens))
  const [only, ...others] = eachOnce(each.flat())
  return others.length === 0 && each.every((tokens) => tokens.length === 1) ? only : undefined
}
