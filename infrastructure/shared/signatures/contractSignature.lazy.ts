import { erc6492SignatureValidatorByteCode } from 'viem'
import { tailOf, wordOf } from '../abi.js'
import { toHex } from '../hexBytes.js'
import { readField } from '../safeRead.js'
import { INVALID, NO_ANSWER, type RpcCall, VALID, type Verification } from './verification.js'

interface SignedHash {
  readonly address: string
  readonly hash: Uint8Array
  readonly signature: Uint8Array
}

const WORD_DIGITS = 64
/** Where the bytes of the signature begin: behind three words. */
const HEAD_BYTES = 96

/**
 * Runs the validator of ERC-6492 without deploying it: its constructor deploys the account where the signature says
 * how, in this call alone, asks it (ERC-1271), and answers one byte.
 */
const dataOf = ({ address, hash, signature }: SignedHash): string =>
  erc6492SignatureValidatorByteCode +
  address.slice(2).toLowerCase().padStart(WORD_DIGITS, '0') +
  toHex(hash) +
  wordOf(HEAD_BYTES) +
  tailOf(toHex(signature))

/** The code of nodes for a call that its contract ended, as the validator does with what is no signature. */
const REVERTED = 3
/** Nodes without that code say so in words. */
const SAYS_REVERTED = /revert|VM execution error|invalid opcode/i

const isRevert = (error: unknown): boolean => {
  const message = readField(error, 'message')
  return readField(error, 'code') === REVERTED || (typeof message === 'string' && SAYS_REVERTED.test(message))
}

/** Whether a contract vouches for a signature, by one `eth_call`. A node that fails is no contract that says no. */
export const askContract = async (signed: SignedHash, call: RpcCall): Promise<Verification> => {
  try {
    const answer = await call('eth_call', [{ data: dataOf(signed) }, 'latest'])
    if (typeof answer !== 'string') return NO_ANSWER
    if (/^0x(?:00){0,31}01$/.test(answer)) return VALID
    return /^0x(?:00){1,32}$/.test(answer) ? INVALID : NO_ANSWER
  } catch (error) {
    return isRevert(error) ? INVALID : NO_ANSWER
  }
}
