import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { attempt } from '../safeRead.js'
import { fromHex, toHex } from '../hexBytes.js'
import { INVALID, type RpcCall, type SignedText, VALID, type Verification } from './verification.js'

/**
 * Excludes the zero address, which has no key: ecrecover returns it for invalid signatures, so the ERC-6492 validator
 * would accept any signature for it.
 */
const EVM_ADDRESS = /^0x(?!0{40})[0-9a-f]{40}$/i
const ADDRESS_BYTES = 20
const KEY_SIGNATURE_BYTES = 65
/** The last byte is the recovery bit, in some wallets plus 27. */
const LEGACY_BIT = 27

/** Hash that wallets sign for a text: its prefix excludes transactions (EIP-191, version 0x45). */
const hashOf = (text: string): Uint8Array => {
  const bytes = new TextEncoder().encode(text)
  return keccak_256(concatBytes(new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** Address recovered from a signature, in lower case; `undefined` if the signature is invalid. */
const signerOf = (hash: Uint8Array, signature: Uint8Array): string | undefined =>
  attempt<string | undefined>(() => {
    const [bit = 0] = signature.subarray(-1)
    const key = secp256k1.Signature.fromCompact(signature.subarray(0, -1))
      .addRecoveryBit(bit < LEGACY_BIT ? bit : bit - LEGACY_BIT)
      .recoverPublicKey(hash)
    return `0x${toHex(keccak_256(key.toRawBytes(false).subarray(1)).subarray(-ADDRESS_BYTES))}`
  }, undefined)

/**
 * Verifies a text signature of an EVM account: by key, without asking a node, or as a contract (ERC-1271), deployed or
 * not (ERC-6492; U-109). Without `call`, contract accounts are not supported.
 */
export const verifyEvmSignature = async (
  { address, text, signature }: SignedText,
  call?: RpcCall,
): Promise<Verification> => {
  const bytes = signature.startsWith('0x') ? fromHex(signature.slice(2)) : undefined
  if (bytes === undefined || !EVM_ADDRESS.test(address)) return INVALID
  const hash = hashOf(text)
  if (bytes.length === KEY_SIGNATURE_BYTES && signerOf(hash, bytes) === address.toLowerCase()) return VALID
  if (call === undefined) return INVALID
  const { askContract } = await import('./contractSignature.lazy.js')
  return askContract({ address, hash, signature: bytes }, call)
}
