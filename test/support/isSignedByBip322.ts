import { createHash, createPublicKey, verify } from 'node:crypto'
import { p2wpkh, RawWitness } from '@scure/btc-signer'
import { REGTEST } from '../../sandbox/bitcoinWallets/keys.js'

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const twice = (...parts: readonly Uint8Array[]): Buffer => sha256(sha256(...parts))
const hex = (text: string): Buffer => Buffer.from(text, 'hex')

/** SubjectPublicKeyInfo of a compressed secp256k1 key. */
const SPKI_HEAD = hex('3036301006072a8648ce3d020106052b8104000a032200')
const ZERO_4 = hex('00000000')
const ZERO_8 = hex('0000000000000000')
const SIGHASH_ALL = 1

const messageHash = (message: Uint8Array): Buffer => {
  const tag = sha256(Buffer.from('BIP0322-signed-message'))
  return sha256(tag, tag, message)
}

/**
 * The BIP-143 preimage for the one input of BIP-322's `to_sign`, without the second hash, which the verification
 * applies.
 */
const signedBytes = (message: Uint8Array, keyHash: Uint8Array): Buffer => {
  const head = Buffer.concat([
    ZERO_4,
    hex('01'),
    Buffer.alloc(32),
    hex('ffffffff'),
    hex('220020'),
    messageHash(message),
    ZERO_4,
  ])
  const spend = Buffer.concat([head, hex('01'), ZERO_8, hex('160014'), keyHash, ZERO_4])
  const outpoint = Buffer.concat([twice(spend), ZERO_4])
  return Buffer.concat([
    ZERO_4,
    twice(outpoint),
    twice(ZERO_4),
    outpoint,
    hex('1976a914'),
    keyHash,
    hex('88ac'),
    ZERO_8,
    ZERO_4,
    twice(ZERO_8, hex('016a')),
    ZERO_4,
    hex('01000000'),
  ])
}

/**
 * Whether a signature is BIP-322's for a P2WPKH address of a key: an independent implementation for the tests, with
 * Node's crypto.
 */
export const isSignedByBip322 = (
  address: string,
  message: Uint8Array,
  signature: Uint8Array,
  network = REGTEST,
): boolean => {
  const [signed, publicKey] = RawWitness.decode(signature)
  if (signed === undefined || publicKey === undefined || signed.at(-1) !== SIGHASH_ALL) return false
  const own = p2wpkh(publicKey, network)
  if (own.address !== address) return false
  const key = createPublicKey({ key: Buffer.concat([SPKI_HEAD, publicKey]), format: 'der', type: 'spki' })
  return verify('sha256', sha256(signedBytes(message, own.script.subarray(2))), key, signed.subarray(0, -1))
}
