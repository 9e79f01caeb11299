import { bech32 } from '@scure/base'

/** In bytes: 20 for a key; 32 for a module, a contract or a key of another kind. */
const LENGTHS: readonly (number | undefined)[] = [20, 32]

/** Whether a text is a Cosmos address: bech32 with a valid checksum and any prefix, because each chain has its own. */
export const isCosmosAddress = (text: string): boolean => {
  const decoded = text === text.toLowerCase() ? bech32.decodeUnsafe(text) : undefined
  return decoded !== undefined && LENGTHS.includes(bech32.fromWordsUnsafe(decoded.words)?.length)
}
