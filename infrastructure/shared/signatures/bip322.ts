import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { type BitcoinLock, hash160, isHashOf, scriptOf } from './bitcoinLock.js'

const letters = (text: string): Uint8Array => new TextEncoder().encode(text)
const zeros = (length: number): Uint8Array => new Uint8Array(length)
const twice = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))

/** Tagged hash, specific to its purpose (BIP-340). */
export const taggedHash = (tag: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const head = sha256(letters(tag))
  return sha256(concatBytes(head, head, ...parts))
}

/** Prefixes a script with its length, one byte for these short scripts. */
const sized = (script: Uint8Array): Uint8Array => concatBytes(Uint8Array.of(script.length), script)

const VERSION = zeros(4)
const SEQUENCE = zeros(4)
const LOCK_TIME = zeros(4)
const NO_VALUE = zeros(8)
const OUT_OF_NOTHING = concatBytes(zeros(32), Uint8Array.of(0xff, 0xff, 0xff, 0xff))
/** Output of value zero to OP_RETURN. */
const OUTPUT = concatBytes(NO_VALUE, sized(Uint8Array.of(0x6a)))
const SIGHASH_ALL = 0x01
/** Taproot: equivalent to ALL, and omitted from the signature. */
const SIGHASH_DEFAULT = 0x00

/** Outpoint of `to_spend` that `to_sign` spends; that transaction commits to the text and pays to the address. */
const outpointOf = (text: string, script: Uint8Array): Uint8Array => {
  const message = taggedHash('BIP0322-signed-message', letters(text))
  const commitment = sized(concatBytes(Uint8Array.of(0x00, 0x20), message))
  const one = Uint8Array.of(1)
  const input = concatBytes(one, OUT_OF_NOTHING, commitment, SEQUENCE)
  return concatBytes(
    twice(concatBytes(VERSION, input, one, NO_VALUE, sized(script), LOCK_TIME)),
    // Index of the first output.
    zeros(4),
  )
}

/** Signature hash for a witness public key hash (BIP-143). */
const witnessHash = (outpoint: Uint8Array, keyHash: Uint8Array): Uint8Array =>
  twice(
    concatBytes(
      ...[VERSION, twice(outpoint), twice(SEQUENCE), outpoint],
      ...[sized(scriptOf({ _tag: 'KeyHash', hash: keyHash })), NO_VALUE, SEQUENCE],
      ...[twice(OUTPUT), LOCK_TIME, Uint8Array.of(SIGHASH_ALL, 0, 0, 0)],
    ),
  )

/** Signature hash of a Taproot key path spend without annex (BIP-341). */
const taprootHash = (outpoint: Uint8Array, script: Uint8Array, hashType: number): Uint8Array =>
  taggedHash(
    'TapSighash',
    ...[Uint8Array.of(0, hashType), VERSION, LOCK_TIME, sha256(outpoint), sha256(NO_VALUE)],
    ...[sha256(sized(script)), sha256(SEQUENCE), sha256(OUTPUT), Uint8Array.of(0), zeros(4)],
  )

const SCHNORR_BYTES = 64
const COMPRESSED_BYTES = 33

const verifyTaproot = (outpoint: Uint8Array, key: Uint8Array, witness: readonly Uint8Array[]): boolean => {
  const [signed = zeros(0)] = witness
  const hashType = signed.length === SCHNORR_BYTES ? SIGHASH_DEFAULT : SIGHASH_ALL
  const written = hashType === SIGHASH_DEFAULT ? [] : [SIGHASH_ALL]
  if (witness.length !== 1 || signed.slice(SCHNORR_BYTES).join() !== written.join()) return false
  const hash = taprootHash(outpoint, scriptOf({ _tag: 'Taproot', key }), hashType)
  return schnorr.verify(signed.subarray(0, SCHNORR_BYTES), hash, key)
}

/**
 * Whether the witness of `to_sign` satisfies an address: BIP-322 simple form, for single keys. Throws for malformed
 * signatures.
 */
export const verifyWitness = (lock: BitcoinLock, text: string, witness: readonly Uint8Array[]): boolean => {
  const outpoint = outpointOf(text, scriptOf(lock))
  if (lock._tag === 'Taproot') return verifyTaproot(outpoint, lock.key, witness)
  const [signed, publicKey] = witness
  if (lock._tag === 'KeyHash' || witness.length !== 2 || publicKey?.length !== COMPRESSED_BYTES) return false
  if (signed?.at(-1) !== SIGHASH_ALL || !isHashOf(lock, publicKey)) return false
  const signature = secp256k1.Signature.fromDER(signed.subarray(0, -1))
  return secp256k1.verify(signature, witnessHash(outpoint, hash160(publicKey)), publicKey)
}
