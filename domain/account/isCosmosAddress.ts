import { bytesOfBech32 } from './bytesOfBech32.js'
import { decodeBech32 } from './decodeBech32.js'

/** Of a key, and of a module, a contract or a key of another kind. */
const LENGTHS: readonly (number | undefined)[] = [20, 32]

/** Whether a text is the address of an account of a Cosmos chain, whose prefix is its own: bech32 with a true checksum. */
export const isCosmosAddress = (text: string): boolean => {
  const decoded = decodeBech32(text)
  return (
    decoded?.form === 'bech32' && text === text.toLowerCase() && LENGTHS.includes(bytesOfBech32(decoded.values)?.length)
  )
}
