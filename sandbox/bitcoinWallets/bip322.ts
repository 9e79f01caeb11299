import { OP, OutScript, p2wpkh, RawTx, RawWitness, Script, SigHash, Transaction } from '@scure/btc-signer'
import { sha256x2, tagSchnorr } from '@scure/btc-signer/utils'
import { type BitcoinKey, REGTEST } from './keys.js'
import { secp256k1 } from '@noble/curves/secp256k1'

const NO_TRANSACTION = new Uint8Array(32)
const NO_OUTPUT = 0xffffffff

/** Virtual transaction whose single output commits to the message and pays to the address (BIP-322, `to_spend`). */
const toSpend = (message: Uint8Array, script: Uint8Array): Uint8Array =>
  RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: NO_TRANSACTION,
        index: NO_OUTPUT,
        finalScriptSig: Script.encode(['OP_0', tagSchnorr('BIP0322-signed-message', message)]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  })

/** Transaction that spends `to_spend`; its signature proves control of the address (BIP-322, `to_sign`). */
const toSign = (message: Uint8Array, { script, input }: Pick<BitcoinKey, 'script' | 'input'>): Transaction => {
  const transaction = new Transaction({ version: 0, allowUnknownOutputs: true })
  transaction.addInput({
    txid: sha256x2(toSpend(message, script)).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script },
    ...input,
  })
  transaction.addOutput({ amount: 0n, script: Uint8Array.of(OP.RETURN) })
  return transaction
}

/** Signs a message by BIP-322 in simple form: the witness only. */
export const signBip322 = (message: Uint8Array, key: BitcoinKey): Uint8Array => {
  const transaction = toSign(message, key)
  transaction.sign(key.privateKey)
  transaction.finalize()
  return RawWitness.encode(transaction.getInput(0).finalScriptWitness ?? [])
}

/** Verifies a BIP-322 signature of a P2WPKH address; rejects other address types. */
export const verifyBip322 = (address: string, message: Uint8Array, signature: Uint8Array): boolean => {
  const [signed, publicKey] = RawWitness.decode(signature)
  if (signed?.at(-1) !== SigHash.ALL || publicKey === undefined) return false
  const own = p2wpkh(publicKey, REGTEST)
  const script = OutScript.encode({ type: 'pkh', hash: own.script.subarray(2) })
  const hash = toSign(message, { script: own.script, input: {} }).preimageWitnessV0(0, script, SigHash.ALL, 0n)
  return (
    own.address === address && secp256k1.verify(secp256k1.Signature.fromDER(signed.subarray(0, -1)), hash, publicKey)
  )
}
