/** The digits of bech32, in order (BIP-173). */
const DIGITS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const BECH32 = 1
const BECH32M = 0x2bc830a3
const LONGEST = 90
const CHECKSUM_DIGITS = 6

const checksumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => {
    const next = ((sum & 0x1ffffff) << 5) ^ value
    return GENERATORS.reduce((mixed, generator, bit) => (((sum >>> 25) >>> bit) & 1 ? mixed ^ generator : mixed), next)
  }, 1)

const spread = (prefix: string): readonly number[] => {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)]
}

/** Whole bytes, and nothing but zeros in the bits that are left. */
const isProgram = (version: number, digits: readonly number[]): boolean => {
  const bytes = Math.floor((digits.length * 5) / 8)
  const rest = digits.length * 5 - bytes * 8
  const clean = rest < 5 && ((digits.at(-1) ?? 0) & ((1 << rest) - 1)) === 0
  return clean && (version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40)
}

/** What a segregated-witness address begins with, `bc` of `bc1…`; `undefined` for a text that is none (BIP-173, BIP-350). */
export const segwitPrefixOf = (address: string): string | undefined => {
  const text = address.toLowerCase()
  const split = text.lastIndexOf('1')
  const prefix = text.slice(0, split)
  const digits = Array.from(text.slice(split + 1), (letter) => DIGITS.indexOf(letter))
  const oneCase = address === text || address === address.toUpperCase()
  if (!oneCase || text.length > LONGEST || !/^[!-~]+$/.test(prefix) || digits.includes(-1)) return undefined
  const [version = 32, ...program] = digits.slice(0, -CHECKSUM_DIGITS)
  const sum = checksumOf([...spread(prefix), ...digits])
  return version <= 16 && isProgram(version, program) && sum === (version === 0 ? BECH32 : BECH32M) ? prefix : undefined
}
