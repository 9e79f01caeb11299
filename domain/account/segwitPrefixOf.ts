import { bytesOfBech32 } from './bytesOfBech32.js'
import { type Bech32, decodeBech32 } from './decodeBech32.js'

/** The last one there is. */
const LAST_VERSION = 16

const isProgram = (version: number, form: Bech32['form'], bytes: number): boolean =>
  version === 0
    ? form === 'bech32' && (bytes === 20 || bytes === 32)
    : form === 'bech32m' && version <= LAST_VERSION && bytes >= 2 && bytes <= 40

/** What a segregated-witness address begins with, `bc` of `bc1…`; `undefined` for a text that is none (BIP-173, BIP-350). */
export const segwitPrefixOf = (address: string): string | undefined => {
  const decoded = decodeBech32(address)
  const [version, ...program] = decoded?.values ?? []
  const bytes = bytesOfBech32(program)
  return decoded !== undefined &&
    version !== undefined &&
    bytes !== undefined &&
    isProgram(version, decoded.form, bytes.length)
    ? decoded.prefix
    : undefined
}
