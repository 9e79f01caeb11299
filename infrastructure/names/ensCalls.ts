import { keccak_256 } from '@noble/hashes/sha3.js'
import { ETHER } from '../../domain/names/nameRecord.js'
import { toHex } from '../shared/hexBytes.js'
import { tailOf, wordOf } from '../shared/abi.js'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Namehash of an ENSIP-15 normalized name (EIP-137). */
export const nameHash = (name: string): string => {
  const hash = (node: Uint8Array, label: string): Uint8Array =>
    keccak_256(Uint8Array.from([...node, ...keccak_256(encode(label))]))
  return toHex(name.split('.').reduceRight(hash, new Uint8Array(32)))
}

/** DNS wire format: length-prefixed labels, and an empty label at the end. */
const dnsName = (name: string): string => {
  const labels = name.split('.').map(encode)
  return toHex(Uint8Array.from([...labels.flatMap((label) => [label.length, ...label]), 0]))
}

const SELECTORS = {
  resolve: '9061b923',
  reverse: '5d78a217',
  addressOf: '3b3b57de',
  addressOfCoin: 'f1cb7e06',
} as const

const callOf = (selector: string, head: string, ...tails: readonly string[]): string =>
  [selector, head, ...tails].join('')

/** `resolve(bytes name, bytes data)` of the Universal Resolver; `data` asks for the address of one coin type. */
export const resolveCall = (name: string, coinType: number): string => {
  const node = nameHash(name)
  // Older resolvers only support the ether-specific call.
  const question =
    coinType === ETHER
      ? callOf(SELECTORS.addressOf, node)
      : callOf(SELECTORS.addressOfCoin, `${node}${wordOf(coinType)}`)
  const first = tailOf(dnsName(name))
  const head = `${wordOf(64)}${wordOf(64 + first.length / 2)}`
  return `0x${callOf(SELECTORS.resolve, head, first, tailOf(question))}`
}

/** `reverse(bytes address, uint256 coinType)` of the Universal Resolver, for ether's coin type. */
export const reverseCall = (address: `0x${string}`): string =>
  `0x${callOf(SELECTORS.reverse, `${wordOf(64)}${wordOf(ETHER)}`, tailOf(address.slice(2).toLowerCase()))}`
