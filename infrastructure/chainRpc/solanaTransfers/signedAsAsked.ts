import { getBase64Encoder, getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import { attempt } from '../../shared/safeRead.js'
import { PROGRAMS } from './transaction.js'

/** What a wallet is asked to sign: `transaction` in base64. */
const Params = t.type({ transaction: t.string })

/** Who pays for a transaction, and what it does: each instruction as a text that only the same one has. */
interface Content {
  readonly payer: string | undefined
  readonly instructions: readonly string[]
}

/**
 * Reads a transaction. What it lets itself cost, and how new it is, are the wallet's to change. An address of a lookup
 * table, which nothing that is prepared has, is none.
 */
const readContent = (transaction: string): Content => {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction))
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (message.version === 1) return { payer: undefined, instructions: [] }
  const { staticAccounts, instructions } = message
  return {
    payer: staticAccounts[0],
    instructions: instructions
      .map(({ programAddressIndex, accountIndices = [], data = [] }) => ({
        program: staticAccounts[programAddressIndex],
        accounts: accountIndices.map((at) => staticAccounts[at]),
        data: [...data],
      }))
      .filter(({ program }) => program !== PROGRAMS.computeBudget)
      .map((instruction) => JSON.stringify(instruction)),
  }
}

/**
 * Whether what a wallet signed is what it was asked for: the same account pays, and each prepared instruction is in it
 * once. Wallets may put instructions of their own beside them. What cannot be read is not.
 */
export const isAsAsked = (signed: string, { params }: WalletRequest): boolean => {
  const read = Params.decode(params)
  if (E.isLeft(read)) return false
  return attempt(() => {
    const [asked, made] = [readContent(read.right.transaction), readContent(signed)]
    const times = (wanted: string): number => made.instructions.filter((each) => each === wanted).length
    return made.payer === asked.payer && asked.instructions.every((each) => times(each) === 1)
  }, false)
}
