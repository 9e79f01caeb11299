import { fromBase64, toHex } from '../../shared/bytesAsText.js'
import { readField } from '../../shared/readField.js'
import { askListed } from './askListed.js'
import { BITCOIN_METHODS } from './bitcoinMethods.js'
import type { PairedCall } from './PairedCall.js'

const HEX = /^(?:[0-9a-f]{2})+$/i

const inHex = (signature: string): string =>
  HEX.test(signature) ? signature : toHex(fromBase64(signature) ?? new Uint8Array())

/** A site gets the same from all of its Bitcoin wallets: addresses with what is known of them, and signatures in hexadecimal digits. */
const READERS: Readonly<Record<string, (answer: unknown) => unknown>> = {
  getAccountAddresses: (answer) =>
    Array.isArray(answer)
      ? (answer as readonly unknown[]).map((each) => (typeof each === 'string' ? { address: each } : each))
      : answer,
  signMessage: (answer) => ({ signature: inHex(String(readField(answer, 'signature'))) }),
}

/** Puts a Bitcoin request to a paired wallet. */
export const askBitcoinPaired = async (call: PairedCall): Promise<unknown> => {
  const answer = await askListed(BITCOIN_METHODS)(call)
  const read = Object.hasOwn(READERS, call.request.method) ? READERS[call.request.method] : undefined
  return read === undefined ? answer : read(answer)
}
