import {
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Signature,
} from '@solana/kit'
import type { Bank } from './Bank.js'
import { readTransaction } from './readTransaction.js'
import type { SolanaKey } from './solanaKey.js'

export type Sender = (instructions: readonly Instruction[], others?: readonly SolanaKey[]) => Signature

/** Puts instructions on the chain that `payer` pays for; throws where the chain does not take them. */
export const makeSender =
  (bank: Bank, payer: SolanaKey): Sender =>
  (instructions, others = []) => {
    const { blockhash: latest, lastValidBlockHeight } = bank.latestBlockhash()
    const message = pipe(
      createTransactionMessage({ version: 'legacy' }),
      (empty) => setTransactionMessageFeePayer(payer.address, empty),
      (paid) =>
        setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash(latest), lastValidBlockHeight }, paid),
      (timed) => appendTransactionMessageInstructions(instructions, timed),
    )
    const { messageBytes, signatures } = compileTransaction(message)
    const bytes = Uint8Array.from(messageBytes)
    const signed = Object.fromEntries([payer, ...others].map(({ address, sign }) => [address, sign(bytes)]))
    const wire = getTransactionEncoder().encode({ messageBytes, signatures: { ...signatures, ...signed } })
    const landed = bank.send(readTransaction(Uint8Array.from(wire)))
    if (landed === undefined || landed.execution.failure !== undefined)
      throw new Error(`the sandbox's own transaction failed: ${landed?.execution.failure?.words ?? 'it did not land'}`)
    return landed.read.signature
  }
