import type { Nft, NftToken } from './nft.js'

/** Collections write the number behind the name: "Tern #7". */
const NUMBER = /#(\d{1,78})$/

const isSame = (one: NftToken, other: NftToken): boolean =>
  one.tokenId === other.tokenId && one.contract.toLowerCase() === other.contract.toLowerCase()

const eachOnce = (tokens: readonly NftToken[]): readonly NftToken[] =>
  tokens.filter((one, at) => tokens.findIndex((other) => isSame(one, other)) === at)

/**
 * The one of a transaction that is meant: the only one, or, of one contract, the one whose number the name ends in. A
 * name is its maker's, who may have put the number of another contract's NFT there.
 */
const meant = (name: string, received: readonly NftToken[]): readonly NftToken[] => {
  const [first, ...others] = eachOnce(received)
  if (first === undefined || others.length === 0) return received.slice(0, 1)
  if (others.some(({ contract }) => contract.toLowerCase() !== first.contract.toLowerCase())) return []
  const number = NUMBER.exec(name)?.[1]
  return [first, ...others].filter(({ tokenId }) => number !== undefined && tokenId === String(BigInt(number)))
}

/**
 * Which NFT it is, by what each of the transactions brought that brought it: all of them have to say the same. Anybody
 * can send one that has the name and the picture of another. `undefined` where it is left open.
 */
export const whichReceived = (
  { name = '' }: Pick<Nft, 'name'>,
  received: readonly (readonly NftToken[])[],
): NftToken | undefined => {
  const each = received.map((tokens) => meant(name, tokens))
  const [only, ...others] = eachOnce(each.flat())
  return others.length === 0 && each.every((tokens) => tokens.length === 1) ? only : undefined
}
