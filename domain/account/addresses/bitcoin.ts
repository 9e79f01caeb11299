import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { CaipNetworkId } from '../../network/network.js'

interface Form {
  readonly prefix: string
  /** First byte of a hash of a key and of a script, as addresses in base58 have it. */
  readonly versions: readonly number[]
}

const TEST_VERSIONS = [0x6f, 0xc4]
const FORMS: Readonly<Partial<Record<CaipNetworkId, Form>>> = {
  'bip122:000000000019d6689c085ae165831e93': { prefix: 'bc', versions: [0x00, 0x05] },
  'bip122:000000000933ea01ad0ee984209779ba': { prefix: 'tb', versions: TEST_VERSIONS },
  'bip122:00000008819873e925422c1ff0f99f7c': { prefix: 'tb', versions: TEST_VERSIONS },
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': { prefix: 'bcrt', versions: TEST_VERSIONS },
}
/** The version and a hash of 20 bytes, without the checksum. */
const ADDRESS_BYTES = 21
/** As long as these and four bytes of checksum can be. */
const MOST_LETTERS = 35

const base58check = createBase58check(sha256)

const versionOf = (text: string): number | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  try {
    const bytes = base58check.decode(text)
    return bytes.length === ADDRESS_BYTES ? bytes[0] : undefined
  } catch {
    return undefined
  }
}

/**
 * Keys and scripts (BIP-141), and Taproot (BIP-341). Every other program is valid by BIP-350, but no rule says yet who
 * may spend from it: anybody can take what is sent there.
 */
const isProgram = (version: number | undefined, bytes: number): boolean =>
  version === 0 ? bytes === 20 || bytes === 32 : version === 1 && bytes === 32

/**
 * The human-readable part of a segwit address, `bc` of `bc1…`; `undefined` for an invalid address (BIP-173, BIP-350).
 */
export const segwitPrefixOf = (address: string): string | undefined => {
  for (const form of [bech32, bech32m]) {
    const decoded = form.decodeUnsafe(address)
    if (!decoded) continue
    const [version, ...program] = decoded.words
    const bytes = form.fromWordsUnsafe(program)
    // Version 0 is written in bech32, the later ones in bech32m.
    if (bytes && (version === 0) === (form === bech32) && isProgram(version, bytes.length)) return decoded.prefix
  }
  return undefined
}

/**
 * Whether a text is a valid address on a chain of bip122: its checksum is right and its prefix belongs to that chain. A
 * chain other than Bitcoin's mainnet, testnet, signet and regtest may have any prefix.
 */
export const isBitcoinAddress = (text: string, chain: CaipNetworkId): boolean => {
  const form = FORMS[chain]
  const prefix = segwitPrefixOf(text)
  if (prefix !== undefined) return form === undefined || prefix === form.prefix
  const version = versionOf(text)
  return version !== undefined && (form === undefined || form.versions.includes(version))
}
