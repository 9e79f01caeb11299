import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NodeError } from '../../../application/ports/chainRpc.js'
import type { TryError } from '../../../application/ports/swapChain.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { fromHex } from '../../shared/hexBytes.js'
import { readField } from '../../shared/safeRead.js'
import { type CallRequest, type EvmNode, toTransferError } from './evmNode.js'

/** The errors that token standards name (ERC-6093), and of paused tokens, by their first four bytes. */
export const KNOWN_ERRORS: Readonly<Partial<Record<string, string>>> = {
  e450d38c: 'ERC20InsufficientBalance',
  '96c6fd1e': 'ERC20InvalidSender',
  ec442f05: 'ERC20InvalidReceiver',
  fb8f41b2: 'ERC20InsufficientAllowance',
  '89c62b64': 'ERC721InvalidOwner',
  '7e273289': 'ERC721NonexistentToken',
  '64283d7b': 'ERC721IncorrectOwner',
  '73c6ac6e': 'ERC721InvalidSender',
  '64a0ae92': 'ERC721InvalidReceiver',
  '177e802f': 'ERC721InsufficientApproval',
  '03dee4c5': 'ERC1155InsufficientBalance',
  '01a83514': 'ERC1155InvalidSender',
  '57f447ce': 'ERC1155InvalidReceiver',
  e237d922: 'ERC1155MissingApprovalForAll',
  d93c0665: 'EnforcedPause',
}

/** Panics of Solidity that a transfer can end in, by their numbers. */
const PANICS: Readonly<Partial<Record<string, string>>> = {
  '1': 'assertion failed',
  '11': 'arithmetic overflow',
  '12': 'division by zero',
  '32': 'index out of bounds',
}

const ERROR = '08c379a0'
const PANIC = '4e487b71'
/** Letters of a reason, and how many bytes of a text are looked at for them. */
const LONGEST = 80
const BYTES_READ = 400
const WORD_DIGITS = 64

/** A contract may say anything: what is left is letters, digits and `:,_`, with single spaces between words. */
const clean = (text: string): string =>
  text
    .slice(0, BYTES_READ)
    .replace(/[^\w:,]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()

const wordAt = (digits: string, index: number): string =>
  digits
    .slice(index * WORD_DIGITS, (index + 1) * WORD_DIGITS)
    .replace(/^0+/, '')
    .toLowerCase()

/** The text of `Error(string)`: where it is, how long it is, and its bytes. No more is read than is shown. */
const textIn = (digits: string): string => {
  const length = Math.min(Number.parseInt(wordAt(digits, 1) || '0', 16), BYTES_READ)
  const start = 2 * WORD_DIGITS
  return new TextDecoder().decode(fromHex(digits.slice(start, start + 2 * length)))
}

/** What the bytes say that a contract reverted with; nothing where they say nothing. */
const describeData = (data: string): string => {
  const selector = data.slice(2, 10).toLowerCase()
  const rest = data.slice(10)
  if (selector === ERROR) return clean(textIn(rest))
  if (selector === PANIC) return `Panic: ${PANICS[wordAt(rest, 0)] ?? (wordAt(rest, 0) || '0')}`
  return KNOWN_ERRORS[selector] ?? (selector === '' ? '' : `Unknown error ${selector}`)
}

/** Why a call failed, by its bytes, else by a node's words for it. */
export const reasonOf = (data: unknown, message: string): string => {
  const bytes = typeof data === 'string' && /^0x[0-9a-f]*$/i.test(data) ? data : '0x'
  const words = message.slice(0, BYTES_READ).replace(/^execution reverted:?/i, '')
  return describeData(bytes) || clean(words) || 'Reverted'
}

/** Code of nodes for a revert; others have one for everything that goes wrong, and say it in words. */
const REVERTED = 3
const FAILURES = /revert|out ?of ?gas|invalid opcode|gas required exceeds|stack (?:under|over)flow/i

/**
 * Why a simulation gave no result: `SimulationFailed` with the contract's reason where the chain ran it and it failed,
 * else what was wrong with the node.
 */
export const toSimulationError = (error: NodeError): TryError => {
  if (error._tag !== 'RequestFailed') return error
  const data = readField(error.cause, 'data')
  const hasBytes = typeof data === 'string' && /^0x[0-9a-f]+$/i.test(data)
  const isFailure = error.code === REVERTED || hasBytes || FAILURES.test(error.message.slice(0, BYTES_READ))
  return isFailure ? { _tag: 'SimulationFailed', reason: reasonOf(data, error.message) } : toTransferError(error)
}

/** What a contract answers to a call; nothing where it refuses it, or is none. A node that fails is told. */
export const answerTo = (node: Pick<EvmNode, 'call'>, call: CallRequest): TE.TaskEither<TransferError, string> =>
  pipe(
    node.call(call),
    TE.mapLeft(toSimulationError),
    TE.orElse((error) => (error._tag === 'SimulationFailed' ? TE.right('0x') : TE.left(error))),
  )
