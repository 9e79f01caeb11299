import { ed25519 } from '@noble/curves/ed25519'
import { decodeBase58 } from '../../../domain/account/addresses/solana.js'
import { INVALID, type SignedText, type Verification, verificationOf } from './verification.js'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

/** Verifies a Solana account's signature of a text (Ed25519, RFC 8032). */
export const verifySolanaSignature = ({ address, text, signature }: SignedText): Verification => {
  const [key, signed] = [decodeBase58(address), decodeBase58(signature)]
  if (key?.length !== KEY_BYTES || signed?.length !== SIGNATURE_BYTES) return INVALID
  // Strict like Solana itself: rejects small-order keys, for which one signature fits several texts.
  return verificationOf(() => ed25519.verify(signed, new TextEncoder().encode(text), key, { zip215: false }))
}
