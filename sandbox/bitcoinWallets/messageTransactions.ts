import { OP, RawTx, Script, Transaction } from '@scure/btc-signer'
import { sha256x2, tagSchnorr } from '@scure/btc-signer/utils'
import type { BitcoinKey } from './BitcoinKey.js'

const NO_TRANSACTION = new Uint8Array(32)
const NO_OUTPUT = 0xffffffff

/** The transaction, made of nothing, whose one output stands for the message and belongs to the address (BIP-322, `to_spend`). */
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

/** The transaction that spends it: who can sign this one has the key of the address (BIP-322, `to_sign`). */
export const toSign = (message: Uint8Array, { script, input }: Pick<BitcoinKey, 'script' | 'input'>): Transaction => {
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
