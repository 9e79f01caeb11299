import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NodeError } from '../../../application/ports/chainRpc.js'
import type { TryError } from '../../../application/ports/swapChain.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { fromHex } from '../../shared/hexBytes.js'
import { readField } from '../../shared/safeRead.js'
import { type CallRequest, type EvmNode, toTransferError } from './evmNode.js'

/** Standard token errors (ERC-6093), and those of paused tokens, by selector. */
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

/** Solidity panic codes that a transfer can end in. */
const PANICS: Readonly<Partial<Record<string, string>>> = {
  '1': 'assertion failed',
  '11': 'arithmetic overflow',
  '12': 'division by zero',
  '32': 'index out of bounds',
}

const ERROR = '08c379a0'
const PANIC = '4e487b71'
/** Length limit of a shown reason, and of the bytes read for it. */
const LONGEST = 80
const BYTES_READ = 400
const WORD_DIGITS = 64

/** Reduces a contract's text to letters, digits and `:,_`, with single spaces between words. */
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

/** Decodes `Error(string)`: offset, length, bytes. Reads at most `BYTES_READ`. */
const textIn = (digits: string): string => {
  const length = Math.min(Number.parseInt(wordAt(digits, 1) || '0', 16), BYTES_READ)
  const start = 2 * WORD_DIGITS
  return new TextDecoder().decode(fromHex(digits.slice(start, start + 2 * length)))
}

/** Describes revert data; '' if it has no known form. */
const describeData = (data: string): string => {
  const selector = data.slice(2, 10).toLowerCase()
  const rest = data.slice(10)
  if (selector === ERROR) return clean(textIn(rest))
  if (selector === PANIC) return `Panic: ${PANICS[wordAt(rest, 0)] ?? (wordAt(rest, 0) || '0')}`
  return KNOWN_ERRORS[selector] ?? (selector === '' ? '' : `Unknown error ${selector}`)
}

/** Why a call failed: from its revert data, or from the node's message. */
export const reasonOf = (data: unknown, message: string): string => {
  const bytes = typeof data === 'string' && /^0x[0-9a-f]*$/i.test(data) ? data : '0x'
  const words = message.slice(0, BYTES_READ).replace(/^execution reverted:?/i, '')
  return describeData(bytes) || clean(words) || 'Reverted'
}

/** Error code for reverts. Other nodes use one code for all errors and name the cause in the message. */
const REVERTED = 3
const FAILURES = /revert|out ?of ?gas|invalid opcode|gas required exceeds|stack (?:under|over)flow/i

/**
 * Maps a failed simulation to `SimulationFailed` with the contract's reason if the chain ran it; otherwise returns the
 * node's error.
 */
export const toSimulationError = (error: NodeError): TryError => {
  if (error._tag !== 'RequestFailed') return error
  const data = readField(error.cause, 'data')
  const hasBytes = typeof data === 'string' && /^0x[0-9a-f]+$/i.test(data)
  const isFailure = error.code === REVERTED || hasBytes || FAILURES.test(error.message.slice(0, BYTES_READ))
  return isFailure ? { _tag: 'SimulationFailed', reason: reasonOf(data, error.message) } : toTransferError(error)
}

/** Answer of a contract to a call; `0x` if it reverts or has no code. Passes on other errors of the node. */
export const answerTo = (node: Pick<EvmNode, 'call'>, call: CallRequest): TE.TaskEither<TransferError, string> =>
  pipe(
    node.call(call),
    TE.mapLeft(toSimulationError),
    TE.orElse((error) => (error._tag === 'SimulationFailed' ? TE.right('0x') : TE.left(error))),
  )
