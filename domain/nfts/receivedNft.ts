import type { Nft, NftToken } from './nft.js'

/** Collections write the number behind the name: "Tern #7". */
const NUMBER = /#(\d{1,78})$/

const isSame = (one: NftToken, other: NftToken): boolean =>
  one.tokenId === other.tokenId && one.contract.toLowerCase() === other.contract.toLowerCase()

/**
 * Which of the NFTs that a transaction brought is meant: the only one, or the only one whose number the name ends in.
 * `undefined` where that leaves it open.
 */
export const whichReceived = (
  { name = '' }: Pick<Nft, 'name'>,
  received: readonly NftToken[],
): NftToken | undefined => {
  const each = received.filter((one, at) => received.findIndex((other) => isSame(one, other)) === at)
  if (each.length === 1) return each[0]
  const number = NUMBER.exec(name)?.[1]
  const named = each.filter(({ tokenId }) => number !== undefined && tokenId === String(BigInt(number)))
  return named.length === 1 ? named[0] : undefined
}
