import { type Address, type EncodedAccount, getAddressDecoder } from '@solana/kit'
import { TOKEN_PROGRAMS } from './tokenPrograms.js'

const MINT_BYTES = 82
const ACCOUNT_BYTES = 165
const STATES = ['uninitialized', 'initialized', 'frozen'] as const

export type TokenState =
  | {
      readonly _tag: 'Mint'
      readonly decimals: number
      readonly supply: bigint
      readonly mintAuthority: Address | null
      readonly freezeAuthority: Address | null
      readonly isInitialized: boolean
    }
  | {
      readonly _tag: 'Account'
      readonly mint: Address
      readonly owner: Address
      readonly amount: bigint
      readonly delegate: Address | null
      readonly delegatedAmount: bigint
      readonly state: (typeof STATES)[number]
      /** What of a wrapped coin's account is rent. */
      readonly rentReserve: bigint | null
      readonly closeAuthority: Address | null
    }

/** What a token program keeps in an account, by the layouts of spl-token; nothing for any other account. */
export const readToken = (account: EncodedAccount): TokenState | undefined => {
  if (!TOKEN_PROGRAMS.some(({ address }) => address === account.programAddress)) return undefined
  const bytes = Buffer.from(account.data)
  const address = (at: number): Address => getAddressDecoder().decode(bytes, at)
  const maybe = (at: number): Address | null => (bytes.readUInt32LE(at) === 0 ? null : address(at + 4))
  // With extensions both kinds have the same length, and a byte behind the base tells them apart.
  const kind = bytes[ACCOUNT_BYTES]
  if (bytes.length === MINT_BYTES || kind === 1) {
    return {
      _tag: 'Mint',
      mintAuthority: maybe(0),
      supply: bytes.readBigUInt64LE(36),
      decimals: bytes.readUInt8(44),
      isInitialized: bytes[45] === 1,
      freezeAuthority: maybe(46),
    }
  }
  if (bytes.length !== ACCOUNT_BYTES && kind !== 2) return undefined
  return {
    _tag: 'Account',
    mint: address(0),
    owner: address(32),
    amount: bytes.readBigUInt64LE(64),
    delegate: maybe(72),
    state: STATES[bytes.readUInt8(108)] ?? 'uninitialized',
    rentReserve: bytes.readUInt32LE(109) === 0 ? null : bytes.readBigUInt64LE(113),
    delegatedAmount: bytes.readBigUInt64LE(121),
    closeAuthority: maybe(129),
  }
}
