import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { fromBase64 } from '../bytesAsText.js'
import { taggedHash, verifyWitness } from './bip322.js'
import { type BitcoinLock, isHashOf, isSameBytes, lockOf } from './bitcoinLock.js'
import { ACCOUNT_KIND, INVALID, type SignedText, type Verification, verificationOf } from './verification.js'

/** Longest witness item of the supported forms. */
const MOST_ITEM_BYTES = 73

/** Parses a witness in transaction format: item count, then length-prefixed items. `undefined` if malformed. */
const readWitness = (bytes: Uint8Array): readonly Uint8Array[] | undefined => {
  const [count = 0] = bytes
  const items: Uint8Array[] = []
  let at = 1
  for (let item = 0; item < count; item += 1) {
    const length = bytes[at] ?? 0
    if (length > MOST_ITEM_BYTES) return undefined
    items.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return at === bytes.length ? items : undefined
}

const TITLE = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
const ONE_BYTE = 0xfc
const TWO_BYTES = 0xffff

const sizeOf = (length: number): Uint8Array => {
  if (length <= ONE_BYTE) return Uint8Array.of(length)
  const [low, high] = [length & 0xff, (length >> 8) & 0xff]
  return length <= TWO_BYTES ? Uint8Array.of(0xfd, low, high) : Uint8Array.of(0xfe, low, high, (length >> 16) & 0xff, 0)
}

const KEY_SIGNATURE_BYTES = 65
/** Header byte: 27 plus the recovery id, plus 4 for each address type after the first (BIP-137). */
const FIRST_HEADER = 27
const FIRST_COMPRESSED = 31
const LAST_HEADER = 42

/** A key path address contains the key tweaked by its own hash (BIP-341, BIP-86). */
const isTaprootOf = (key: Uint8Array, publicKey: Uint8Array): boolean => {
  const inner = publicKey.subarray(1)
  const even = secp256k1.ProjectivePoint.fromHex(concatBytes(Uint8Array.of(2), inner))
  const { n } = secp256k1.CURVE
  const move = taggedHash('TapTweak', inner).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) % n
  return isSameBytes(key, even.add(secp256k1.ProjectivePoint.BASE.multiply(move)).toRawBytes(true).subarray(1))
}

/**
 * Verifies a `signmessage` signature (BIP-137), the form before BIP-322. Many wallets use it for segwit addresses too,
 * with or without the address type in the header byte, so only the key is compared.
 */
const verifyBySignMessage = (lock: BitcoinLock, text: string, bytes: Uint8Array): boolean => {
  const [header = 0] = bytes
  if (header < FIRST_HEADER || header > LAST_HEADER) return false
  const message = new TextEncoder().encode(text)
  const key = secp256k1.Signature.fromCompact(bytes.subarray(1))
    .addRecoveryBit((header - FIRST_HEADER) & 3)
    .recoverPublicKey(sha256(sha256(concatBytes(TITLE, sizeOf(message.length), message))))
  const publicKey = key.toRawBytes(header >= FIRST_COMPRESSED)
  return lock._tag === 'Taproot' ? isTaprootOf(lock.key, publicKey) : isHashOf(lock, publicKey)
}

/** Verifies a Bitcoin signature of a text: BIP-322 simple form, or `signmessage` (BIP-137). */
export const verifyBitcoinSignature = ({ chainId, address, text, signature }: SignedText): Verification => {
  const lock = lockOf(address, chainId)
  if (lock === undefined) return ACCOUNT_KIND
  // Newer wallets prefix the signature with its form.
  const bytes = fromBase64(signature.replace(/^smp/, ''))
  if (lock === 'Invalid' || bytes === undefined) return INVALID
  return verificationOf(() => {
    if (bytes.length === KEY_SIGNATURE_BYTES) return verifyBySignMessage(lock, text, bytes)
    const witness = readWitness(bytes)
    return witness !== undefined && verifyWitness(lock, text, witness)
  })
}
