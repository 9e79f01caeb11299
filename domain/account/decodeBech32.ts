const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECKSUM_LETTERS = 6
const MOST_LETTERS = 90
/** What a checksum comes to: BIP-173, BIP-350. */
const FORMS: Readonly<Record<number, 'bech32' | 'bech32m'>> = { 1: 'bech32', 0x2bc830a3: 'bech32m' }

/** A text of bech32, its checksum verified. */
export interface Bech32 {
  readonly form: 'bech32' | 'bech32m'
  /** In small letters. */
  readonly prefix: string
  /** Five bits each. */
  readonly values: readonly number[]
}

const checksum = (values: readonly number[]): number =>
  values.reduce((sum, value) => {
    const top = sum >>> 25
    return GENERATORS.reduce(
      (mixed, generator, bit) => (((top >> bit) & 1) === 1 ? mixed ^ generator : mixed),
      ((sum & 0x1ffffff) << 5) ^ value,
    )
  }, 1)

/** What a text of bech32 or bech32m stands for; `undefined` when it is none. */
export const decodeBech32 = (text: string): Bech32 | undefined => {
  const small = text.toLowerCase()
  const end = small.lastIndexOf('1')
  if (text.length > MOST_LETTERS || (text !== small && text !== text.toUpperCase()) || end < 1) return undefined
  const prefix = small.slice(0, end)
  const values = Array.from(small.slice(end + 1), (letter) => LETTERS.indexOf(letter))
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  if (values.length < CHECKSUM_LETTERS || values.includes(-1) || codes.some((code) => code < 33 || code > 126))
    return undefined
  const form = FORMS[checksum([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values])]
  return form && { form, prefix, values: values.slice(0, -CHECKSUM_LETTERS) }
}
