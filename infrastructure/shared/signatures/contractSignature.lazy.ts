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
/** The signature's bytes follow three head words. */
const HEAD_BYTES = 96

/**
 * Init code of the ERC-6492 validator, which is called but not deployed: its constructor deploys the account if the
 * signature contains deployment data, within this call only, asks the account (ERC-1271), and returns one byte.
 */
const dataOf = ({ address, hash, signature }: SignedHash): string =>
  erc6492SignatureValidatorByteCode +
  address.slice(2).toLowerCase().padStart(WORD_DIGITS, '0') +
  toHex(hash) +
  wordOf(HEAD_BYTES) +
  tailOf(toHex(signature))

/** Nodes' code for a reverted call; the validator reverts for malformed signatures. */
const REVERTED = 3
/** Nodes without that code report a revert by text. */
const SAYS_REVERTED = /revert|VM execution error|invalid opcode/i

const isRevert = (error: unknown): boolean => {
  const message = readField(error, 'message')
  return readField(error, 'code') === REVERTED || (typeof message === 'string' && SAYS_REVERTED.test(message))
}

/** Verifies a contract's signature by one `eth_call`. A failing node is no rejection by the contract. */
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
