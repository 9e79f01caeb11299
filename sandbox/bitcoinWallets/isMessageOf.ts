import { secp256k1 } from '@noble/curves/secp256k1'
import { OutScript, p2wpkh, RawWitness, SigHash } from '@scure/btc-signer'
import { toSign } from './messageTransactions.js'
import { REGTEST } from './REGTEST.js'

/** Whether a signature of a message is one of BIP-322 for an address that a key is paid at (P2WPKH), and of no other kind. */
export const isMessageOf = (address: string, message: Uint8Array, signature: Uint8Array): boolean => {
  const [signed, publicKey] = RawWitness.decode(signature)
  if (signed?.at(-1) !== SigHash.ALL || publicKey === undefined) return false
  const own = p2wpkh(publicKey, REGTEST)
  const script = OutScript.encode({ type: 'pkh', hash: own.script.subarray(2) })
  const hash = toSign(message, { script: own.script, input: {} }).preimageWitnessV0(0, script, SigHash.ALL, 0n)
  return (
    own.address === address && secp256k1.verify(secp256k1.Signature.fromDER(signed.subarray(0, -1)), hash, publicKey)
  )
}
