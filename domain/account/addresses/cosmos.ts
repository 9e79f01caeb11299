import { bech32 } from '@scure/base'

/** Of a key, and of a module, a contract or a key of another kind. */
const LENGTHS: readonly (number | undefined)[] = [20, 32]

/** Whether a text is the address of an account of a Cosmos chain, whose prefix is its own: bech32 with a true checksum. */
export const isCosmosAddress = (text: string): boolean => {
  const decoded = text === text.toLowerCase() ? bech32.decodeUnsafe(text) : undefined
  return decoded !== undefined && LENGTHS.includes(bech32.fromWordsUnsafe(decoded.words)?.length)
}
