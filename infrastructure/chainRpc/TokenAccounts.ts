import * as t from 'io-ts'
import { isSolanaKey } from '../../domain/account/isSolanaKey.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { guarded } from '../http/codecs/guarded.js'

const MOST_UNITS = 2n ** 64n - 1n

const mint = guarded('mint', (value): value is string => typeof value === 'string' && isSolanaKey(value))
const units = guarded('units', (value): value is string => typeof value === 'string' && /^\d{1,20}$/.test(value) && BigInt(value) <= MOST_UNITS)
const decimals = guarded('decimals', (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255)

const TokenAccount = t.type({ account: t.type({ data: t.type({ parsed: t.type({ info: t.type({ mint, tokenAmount: t.type({ amount: units, decimals }) }) }) }) }) })

export type TokenAccount = t.TypeOf<typeof TokenAccount>

/** The answer of `getTokenAccountsByOwner`, as `jsonParsed`. What a node could not read is left out. */
export const TokenAccounts = t.type({ value: goodEntries(TokenAccount) })
