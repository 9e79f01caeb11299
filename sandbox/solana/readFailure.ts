import type { FailedTransactionMetadata } from 'litesvm'
import { INSTRUCTION_ERRORS } from './instructionErrors.js'
import { TRANSACTION_ERRORS } from './transactionErrors.js'
import type { TransactionFailure } from './TransactionFailure.js'

type VmError = ReturnType<FailedTransactionMetadata['err']>
type VmInstructionError = ReturnType<Extract<VmError, { err: unknown }>['err']>

const named = (known: readonly (readonly [string, string])[], place: number): TransactionFailure => {
  const [json, words] = known[place] ?? [`Unknown${place}`, `unknown error ${place}`]
  return { json, words }
}

const ofInstruction = (error: VmInstructionError): TransactionFailure => {
  if (typeof error === 'number') return named(INSTRUCTION_ERRORS, error)
  if ('code' in error)
    return { json: { Custom: error.code }, words: `custom program error: 0x${error.code.toString(16)}` }
  return { json: 'BorshIoError', words: 'Failed to serialize or deserialize account data' }
}

/** Tells a failure of the VM as Solana's RPC does. */
export const readFailure = (error: VmError): TransactionFailure => {
  if (typeof error === 'number') return named(TRANSACTION_ERRORS, error)
  if ('err' in error) {
    const { json, words } = ofInstruction(error.err())
    return {
      json: { InstructionError: [error.index, json] },
      words: `Error processing Instruction ${error.index}: ${words}`,
    }
  }
  if ('index' in error)
    return {
      json: { DuplicateInstruction: error.index },
      words: `Transaction contains a duplicate instruction (${error.index}) that is not allowed`,
    }
  const { accountIndex } = error
  // The two classes have the same shape, and only their names tell them apart.
  return error.constructor.name.includes('InsufficientFundsForRent')
    ? {
        json: { InsufficientFundsForRent: { account_index: accountIndex } },
        words: `Transaction results in an account (${accountIndex}) with insufficient funds for rent`,
      }
    : {
        json: { ProgramExecutionTemporarilyRestricted: { account_index: accountIndex } },
        words: `Execution of the program referenced by account at index ${accountIndex} is temporarily restricted.`,
      }
}
