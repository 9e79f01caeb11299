import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import type { TransferAsset } from '../../../domain/send/transfer.js'

type Hex = `0x${string}`
export type TokenAsset = Exclude<TransferAsset, { readonly _tag: 'Coin' }>

/** The first four bytes of what tokens are asked (ERC-20, ERC-721, ERC-1155). */
export const SELECTORS = {
  'transfer(address,uint256)': 'a9059cbb',
  'allowance(address,address)': 'dd62ed3e',
  'safeTransferFrom(address,address,uint256)': '42842e0e',
  'safeTransferFrom(address,address,uint256,uint256,bytes)': 'f242432a',
  'balanceOf(address)': '70a08231',
  'ownerOf(uint256)': '6352211e',
  'balanceOf(address,uint256)': '00fdd58e',
  'supportsInterface(bytes4)': '01ffc9a7',
  'name()': '06fdde03',
  'symbol()': '95d89b41',
  'decimals()': '313ce567',
} as const

const WORD_DIGITS = 64

/** 32 bytes: a number, or an address. */
const word = (value: bigint | EvmAddress): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(WORD_DIGITS, '0')

/** The data of a call by the ABI, of values that have a fixed length. */
export const encodeCall = (name: keyof typeof SELECTORS, ...values: readonly (bigint | EvmAddress)[]): Hex =>
  `0x${SELECTORS[name]}${values.map(word).join('')}`

/** Where the bytes for the receiver stand, and their number: none are sent. */
const NO_BYTES = [160n, 0n] as const

/** The data of a transfer of so many units. */
export const transferData = (asset: TokenAsset, from: EvmAddress, to: EvmAddress, units: bigint): Hex => {
  switch (asset._tag) {
    case 'Token':
      return encodeCall('transfer(address,uint256)', to, units)
    case 'Nft':
      return encodeCall('safeTransferFrom(address,address,uint256)', from, to, asset.tokenId)
    case 'MultiToken':
      return encodeCall(
        'safeTransferFrom(address,address,uint256,uint256,bytes)',
        ...[from, to, asset.tokenId, units, ...NO_BYTES],
      )
  }
}

/** The data of the question what an account has of a token: a balance, or the owner of an ERC-721 token. */
export const holdingData = (asset: TokenAsset, owner: EvmAddress): Hex => {
  switch (asset._tag) {
    case 'Token':
      return encodeCall('balanceOf(address)', owner)
    case 'Nft':
      return encodeCall('ownerOf(uint256)', asset.tokenId)
    case 'MultiToken':
      return encodeCall('balanceOf(address,uint256)', owner, asset.tokenId)
  }
}

/** The first 32 bytes of an answer as a number; nothing for a shorter one, such as that of an address without code. */
export const wordOf = (answer: string): bigint | undefined =>
  answer.length >= 2 + WORD_DIGITS ? BigInt(answer.slice(0, 2 + WORD_DIGITS)) : undefined

/** How many units an account has, by the answer; an ERC-721 token is one unit of its owner. */
export const heldUnits = (asset: TokenAsset, owner: EvmAddress, answer: string): bigint | undefined => {
  const value = wordOf(answer)
  return asset._tag !== 'Nft' || value === undefined ? value : value === BigInt(owner) ? 1n : 0n
}

/**
 * Whether a simulated transfer is one: an ERC-20 answers `true`, or nothing, as some old ones do. Others answer
 * nothing.
 */
export const isTransferred = (asset: TransferAsset, answer: string): boolean =>
  asset._tag !== 'Token' || answer === '0x' || wordOf(answer) === 1n
