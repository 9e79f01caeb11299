import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { CaipNetworkId } from '../../network/network.js'

interface Form {
  readonly prefix: string
  /** Base58 version bytes: of a key hash and of a script hash. */
  readonly versions: readonly number[]
}

const TEST_VERSIONS = [0x6f, 0xc4]
const FORMS: Readonly<Partial<Record<CaipNetworkId, Form>>> = {
  'bip122:000000000019d6689c085ae165831e93': { prefix: 'bc', versions: [0x00, 0x05] },
  'bip122:000000000933ea01ad0ee984209779ba': { prefix: 'tb', versions: TEST_VERSIONS },
  'bip122:00000008819873e925422c1ff0f99f7c': { prefix: 'tb', versions: TEST_VERSIONS },
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': { prefix: 'bcrt', versions: TEST_VERSIONS },
}
/** Version byte and 20-byte hash, without the checksum. */
const ADDRESS_BYTES = 21
/** Longest base58 text of these bytes and a 4-byte checksum. */
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
 * Accepts key and script hashes (BIP-141) and Taproot (BIP-341). Other witness programs are valid by BIP-350, but have
 * no spending rule yet: anyone could take what is sent there.
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
    // Version 0 is encoded in bech32, later versions in bech32m.
    if (bytes && (version === 0) === (form === bech32) && isProgram(version, bytes.length)) return decoded.prefix
  }
  return undefined
}

/**
 * Whether a text is a valid address of a bip122 chain: its checksum is valid and its prefix belongs to the chain.
 * Chains other than Bitcoin's mainnet, testnet, signet and regtest may have any prefix.
 */
export const isBitcoinAddress = (text: string, chain: CaipNetworkId): boolean => {
  const form = FORMS[chain]
  const prefix = segwitPrefixOf(text)
  if (prefix !== undefined) return form === undefined || prefix === form.prefix
  const version = versionOf(text)
  return version !== undefined && (form === undefined || form.versions.includes(version))
}
