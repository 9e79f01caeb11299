import {
  type Address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { INSTRUCTIONS } from './INSTRUCTIONS.js'

/** Ahead of the queue on a usual day, for less than a signature costs: 5,000 lamports at most for what is sent here. */
const MICRO_LAMPORTS_A_UNIT = 50_000n

export interface Compiled {
  /** Unsigned, in base64, as wallets take it. */
  readonly transaction: string
  /** The part that is signed, in base64. */
  readonly message: string
}

export interface Lifetime {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** One transaction that `payer` signs and pays for. A legacy one: every wallet signs it. */
export const compile = (
  payer: Address,
  lifetime: Lifetime,
  unitLimit: number,
  instructions: readonly Instruction[],
): Compiled => {
  const compiled = compileTransaction(
    pipe(
      createTransactionMessage({ version: 'legacy' }),
      (empty) => setTransactionMessageFeePayer(payer, empty),
      (paid) =>
        setTransactionMessageLifetimeUsingBlockhash({ ...lifetime, blockhash: blockhash(lifetime.blockhash) }, paid),
      (timed) =>
        appendTransactionMessageInstructions(
          [INSTRUCTIONS.limitUnits(unitLimit), INSTRUCTIONS.priceUnits(MICRO_LAMPORTS_A_UNIT), ...instructions],
          timed,
        ),
    ),
  )
  return {
    transaction: getBase64EncodedWireTransaction(compiled),
    message: getBase64Decoder().decode(compiled.messageBytes),
  }
}
