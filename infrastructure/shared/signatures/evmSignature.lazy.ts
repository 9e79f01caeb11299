import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { attempt } from '../safeRead.js'
import { fromHex, toHex } from '../hexBytes.js'
import { INVALID, type RpcCall, type SignedText, VALID, type Verification } from './verification.js'

/**
 * Not that of zero, of which nobody has the key: ecrecover answers it where there is no key, and so the validator of
 * ERC-6492 takes any signature for one of it.
 */
const EVM_ADDRESS = /^0x(?!0{40})[0-9a-f]{40}$/i
const ADDRESS_BYTES = 20
const KEY_SIGNATURE_BYTES = 65
/** The last byte of a signature is the recovery bit, or that and 27. */
const LEGACY_BIT = 27

/** What wallets sign for a text: it cannot be a transaction (EIP-191, version 0x45). */
const hashOf = (text: string): Uint8Array => {
  const bytes = new TextEncoder().encode(text)
  return keccak_256(concatBytes(new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** The address of the key that made a signature, in small letters; `undefined` where no key can have. */
const signerOf = (hash: Uint8Array, signature: Uint8Array): string | undefined =>
  attempt<string | undefined>(() => {
    const [bit = 0] = signature.subarray(-1)
    const key = secp256k1.Signature.fromCompact(signature.subarray(0, -1))
      .addRecoveryBit(bit < LEGACY_BIT ? bit : bit - LEGACY_BIT)
      .recoverPublicKey(hash)
    return `0x${toHex(keccak_256(key.toRawBytes(false).subarray(1)).subarray(-ADDRESS_BYTES))}`
  }, undefined)

/**
 * Whether an account of an EVM chain signed a text: by its key, for which no node is asked, or as a contract that says
 * so (ERC-1271), deployed or not yet (ERC-6492; U-109). Without `call` contracts do not count.
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
