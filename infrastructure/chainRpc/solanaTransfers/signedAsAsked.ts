import {
  address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  type Transaction,
  verifySignature,
} from '@solana/kit'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { attempt } from '../../shared/safeRead.js'
import { PROGRAMS } from './transaction.js'

/** Params of the signing request: `transaction` in base64. */
const Params = t.type({ transaction: t.string })

/** Fee payer and effects of a transaction: each instruction as canonical text. */
interface Content {
  readonly payer: string | undefined
  readonly instructions: readonly string[]
}

const decode = (transaction: string): Transaction =>
  getTransactionDecoder().decode(getBase64Encoder().encode(transaction))

/**
 * Decodes a transaction. Ignores compute budget and blockhash, which the wallet may change. Accounts from lookup tables
 * read as `undefined`; prepared transactions use none.
 */
const readContent = (transaction: string): Content => {
  const { messageBytes } = decode(transaction)
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
 * Whether a signed transaction matches the request: same fee payer, and each prepared instruction exactly once. Wallets
 * may add instructions. `false` if unreadable.
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

/**
 * Whether a signature is missing or wrong: no chain accepts the transaction. `false` also if this is unknown, because
 * the browser has no Ed25519. Checked on the page, because a node gets no signature before the transaction is sent.
 */
export const hasWrongSignature = async (signed: string): Promise<boolean> => {
  try {
    const { messageBytes, signatures } = decode(signed)
    const checks = Object.entries(signatures).map(async ([signer, signature]) => {
      if (signature === null) return true
      return !(await verifySignature(await getPublicKeyFromAddress(address(signer)), signature, messageBytes))
    })
    return (await Promise.all(checks)).includes(true)
  } catch {
    return false
  }
}
