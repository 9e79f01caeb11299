import { address, type Address, type EncodedAccount, getAddressDecoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'

export const TOKEN_PROGRAMS = [
  { name: 'spl-token', address: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA') },
  { name: 'spl-token-2022', address: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb') },
] as const

export interface TokenAmount {
  readonly amount: string
  readonly decimals: number
  readonly uiAmount: number
  readonly uiAmountString: string
}

/** A token amount in the RPC's format. */
export const tokenAmount = (amount: bigint, decimals: number): TokenAmount => {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, '')
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

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
      /** Rent part of a wrapped coin's account. */
      readonly rentReserve: bigint | null
      readonly closeAuthority: Address | null
    }

/** State of a token program's account, in spl-token's layout; `undefined` for other accounts. */
export const readToken = (account: EncodedAccount): TokenState | undefined => {
  if (!TOKEN_PROGRAMS.some((program) => program.address === account.programAddress)) return undefined
  const bytes = Buffer.from(account.data)
  const addressAt = (at: number): Address => getAddressDecoder().decode(bytes, at)
  const maybe = (at: number): Address | null => (bytes.readUInt32LE(at) === 0 ? null : addressAt(at + 4))
  // With extensions, mints and accounts have the same length; a byte after the base layout distinguishes them.
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
    mint: addressAt(0),
    owner: addressAt(32),
    amount: bytes.readBigUInt64LE(64),
    delegate: maybe(72),
    state: STATES[bytes.readUInt8(108)] ?? 'uninitialized',
    rentReserve: bytes.readUInt32LE(109) === 0 ? null : bytes.readBigUInt64LE(113),
    delegatedAmount: bytes.readBigUInt64LE(121),
    closeAuthority: maybe(129),
  }
}

/** Decimals of a token; `undefined` if the address is no mint. */
export const decimalsOf = (svm: LiteSVM, mint: Address): number | undefined => {
  const account = svm.getAccount(mint)
  const token = account.exists ? readToken(account) : undefined
  return token?._tag === 'Mint' ? token.decimals : undefined
}

const infoOf = (svm: LiteSVM, account: EncodedAccount): object | undefined => {
  const token = readToken(account)
  if (token === undefined) return undefined
  if (token._tag === 'Mint') {
    const { decimals, freezeAuthority, isInitialized, mintAuthority, supply } = token
    return { type: 'mint', info: { decimals, freezeAuthority, isInitialized, mintAuthority, supply: String(supply) } }
  }
  const { mint, owner, amount, delegate, delegatedAmount, state, rentReserve, closeAuthority } = token
  const decimals = decimalsOf(svm, mint) ?? 0
  const info = {
    isNative: rentReserve !== null,
    mint,
    owner,
    state,
    tokenAmount: tokenAmount(amount, decimals),
    ...(delegate === null ? {} : { delegate, delegatedAmount: tokenAmount(delegatedAmount, decimals) }),
    ...(rentReserve === null ? {} : { rentExemptReserve: tokenAmount(rentReserve, decimals) }),
    ...(closeAuthority === null ? {} : { closeAuthority }),
  }
  return { type: 'account', info }
}

/** A token program's account as `jsonParsed`; `undefined` for other accounts. */
export const viewToken = (svm: LiteSVM, account: EncodedAccount): object | undefined => {
  const parsed = infoOf(svm, account)
  const program = TOKEN_PROGRAMS.find((each) => each.address === account.programAddress)
  return parsed && program && { program: program.name, parsed, space: account.data.length }
}
