import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { isBitcoinAddress, segwitPrefixOf } from '../../../domain/account/addresses/bitcoin.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'

/** Locking condition of a Bitcoin address that a single key can satisfy. */
export type BitcoinLock =
  | { readonly _tag: 'KeyHash' | 'ScriptHash' | 'WitnessKeyHash'; readonly hash: Uint8Array }
  | { readonly _tag: 'Taproot'; readonly key: Uint8Array }

const KEY_HASH_VERSIONS: readonly (number | undefined)[] = [0x00, 0x6f]
const KEY_HASH_BYTES = 20
const KEY_BYTES = 32

const base58check = createBase58check(sha256)

const witnessLockOf = (address: string): BitcoinLock | undefined => {
  const legacy = bech32.decodeUnsafe(address)
  const [version, ...words] = (legacy ?? bech32m.decodeUnsafe(address))?.words ?? []
  const program = bech32.fromWordsUnsafe(words) ?? undefined
  if (version === 0 && program?.length === KEY_HASH_BYTES) return { _tag: 'WitnessKeyHash', hash: program }
  return version === 1 && program?.length === KEY_BYTES ? { _tag: 'Taproot', key: program } : undefined
}

/**
 * Lock of an address: `Invalid` if it is invalid on the chain, `undefined` if its script needs more than one key
 * (P2WSH).
 */
export const lockOf = (address: string, chainId: string): BitcoinLock | 'Invalid' | undefined => {
  if (!isBitcoinAddress(address, chainId as CaipNetworkId)) return 'Invalid'
  if (segwitPrefixOf(address) !== undefined) return witnessLockOf(address)
  const [version, ...hash] = base58check.decode(address)
  return { _tag: KEY_HASH_VERSIONS.includes(version) ? 'KeyHash' : 'ScriptHash', hash: Uint8Array.from(hash) }
}

/** RIPEMD-160 of SHA-256, the hash of keys and scripts in addresses (BIP-141). */
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

/** P2WPKH script of a key hash; nested segwit addresses (P2SH) contain its hash. */
const witnessKeyScript = (keyHash: Uint8Array): Uint8Array => concatBytes(Uint8Array.of(0x00, 0x14), keyHash)

/** Output script of an address. */
export const scriptOf = (lock: BitcoinLock): Uint8Array => {
  switch (lock._tag) {
    case 'KeyHash':
      return concatBytes(Uint8Array.of(0x76, 0xa9, 0x14), lock.hash, Uint8Array.of(0x88, 0xac))
    case 'ScriptHash':
      return concatBytes(Uint8Array.of(0xa9, 0x14), lock.hash, Uint8Array.of(0x87))
    case 'WitnessKeyHash':
      return witnessKeyScript(lock.hash)
    case 'Taproot':
      return concatBytes(Uint8Array.of(0x51, 0x20), lock.key)
  }
}

export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Whether the lock's hash belongs to this public key. */
export const isHashOf = (lock: BitcoinLock, publicKey: Uint8Array): boolean => {
  switch (lock._tag) {
    case 'KeyHash':
    case 'WitnessKeyHash':
      return isSameBytes(lock.hash, hash160(publicKey))
    case 'ScriptHash':
      return isSameBytes(lock.hash, hash160(witnessKeyScript(hash160(publicKey))))
    case 'Taproot':
      return false
  }
}
