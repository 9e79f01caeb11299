import { RawWitness } from '@scure/btc-signer'
import type { BitcoinKey } from './BitcoinKey.js'
import { toSign } from './messageTransactions.js'

/** Signs a message as BIP-322 has it for the owner of an address, in its simple form: the witness alone. */
export const signBip322 = (message: Uint8Array, key: BitcoinKey): Uint8Array => {
  const transaction = toSign(message, key)
  transaction.sign(key.privateKey)
  transaction.finalize()
  return RawWitness.encode(transaction.getInput(0).finalScriptWitness ?? [])
}
