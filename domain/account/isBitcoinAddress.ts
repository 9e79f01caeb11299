import type { CaipNetworkId } from '../network/CaipNetworkId.js'
import { decodeBase58 } from './decodeBase58.js'
import { segwitPrefixOf } from './segwitPrefixOf.js'
import { sha256 } from './sha256.js'

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
const ADDRESS_BYTES = 25
const CHECKSUM_BYTES = 4

const versionOf = (text: string): number | undefined => {
  const bytes = text.length > ADDRESS_BYTES * 2 ? undefined : decodeBase58(text)
  if (bytes?.length !== ADDRESS_BYTES) return undefined
  const sum = sha256(sha256(bytes.slice(0, -CHECKSUM_BYTES)))
  return bytes.slice(-CHECKSUM_BYTES).every((byte, place) => byte === sum[place]) ? bytes[0] : undefined
}

/**
 * Whether an address can be one on a chain of bip122: its checksum is right, and it is of that chain. A chain that is none of Bitcoin's
 * own (mainnet, testnet, signet, regtest) may have any beginnings.
 */
export const isBitcoinAddress = (text: string, chain: CaipNetworkId): boolean => {
  const form = FORMS[chain]
  const prefix = segwitPrefixOf(text)
  if (prefix !== undefined) return form === undefined || prefix === form.prefix
  const version = versionOf(text)
  return version !== undefined && (form === undefined || form.versions.includes(version))
}
