import { bytesToHex } from '@noble/hashes/utils.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i

/** An EVM address in its checksum spelling (EIP-55), whatever the case of the input; any other text unchanged. */
export const toChecksumAddress = (address: string): string => {
  if (!EVM_ADDRESS.test(address)) return address
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)))
  const spelt = Array.from(digits, (digit, at) => (parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit))
  return `0x${spelt.join('')}`
}
