import * as t from 'io-ts'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { Decimals } from './Decimals.js'
import { SolanaKey } from './SolanaKey.js'
import { U64Text } from './U64Text.js'

const TokenAccount = t.type({
  account: t.type({
    data: t.type({
      parsed: t.type({
        info: t.type({ mint: SolanaKey, tokenAmount: t.type({ amount: U64Text, decimals: Decimals }) }),
      }),
    }),
  }),
})

export type TokenAccount = t.TypeOf<typeof TokenAccount>

/** The answer of `getTokenAccountsByOwner`, as `jsonParsed`. What a node could not read is left out. */
export const TokenAccounts = t.type({ value: goodEntries(TokenAccount) })
