import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import type { TransferAsset } from '../../../domain/send/transfer.js'

type Hex = `0x${string}`
export type TokenAsset = Exclude<TransferAsset, { readonly _tag: 'Coin' }>

/** Function selectors of token calls (ERC-20, ERC-721, ERC-1155). */
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

/** A number or address as 32 bytes. */
const word = (value: bigint | EvmAddress): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(WORD_DIGITS, '0')

/** ABI-encodes a call with fixed-length arguments. */
export const encodeCall = (name: keyof typeof SELECTORS, ...values: readonly (bigint | EvmAddress)[]): Hex =>
  `0x${SELECTORS[name]}${values.map(word).join('')}`

/** Offset and length of the `bytes` argument, which is empty. */
const NO_BYTES = [160n, 0n] as const

/** Call data of a transfer. */
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

/** Call data that asks for a holding: a balance, or the owner of an ERC-721 token. */
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

/** First word of an answer as a number; `undefined` if shorter, as from an address without code. */
export const wordOf = (answer: string): bigint | undefined =>
  answer.length >= 2 + WORD_DIGITS ? BigInt(answer.slice(0, 2 + WORD_DIGITS)) : undefined

/** Units that an account holds, by the answer; an ERC-721 token is one unit of its owner. */
export const heldUnits = (asset: TokenAsset, owner: EvmAddress, answer: string): bigint | undefined => {
  const value = wordOf(answer)
  return asset._tag !== 'Nft' || value === undefined ? value : value === BigInt(owner) ? 1n : 0n
}

/**
 * Whether a simulated transfer succeeded: ERC-20 returns `true`, or nothing in some old contracts. Other standards
 * return nothing.
 */
export const isTransferred = (asset: TransferAsset, answer: string): boolean =>
  asset._tag !== 'Token' || answer === '0x' || wordOf(answer) === 1n
