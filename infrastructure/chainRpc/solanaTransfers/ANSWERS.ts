import * as t from 'io-ts'
import { Decimals } from '../Decimals.js'
import { SolanaKey } from '../SolanaKey.js'
import { U64 } from '../U64.js'
import { U64Text } from '../U64Text.js'

const Account = t.type({ lamports: U64, owner: t.string, executable: t.boolean, data: t.unknown })
const Accounts = t.readonlyArray(t.union([t.null, Account]))
const Status = t.type({
  err: t.unknown,
  confirmationStatus: t.union([
    t.literal('processed'),
    t.literal('confirmed'),
    t.literal('finalized'),
    t.null,
    t.undefined,
  ]),
})

export type Account = t.TypeOf<typeof Account>

/** What a node may answer to each question. `null` in the place of an account is one that is not there. */
export const ANSWERS = {
  accounts: t.type({ value: Accounts }),
  blockhash: t.type({ value: t.type({ blockhash: SolanaKey, lastValidBlockHeight: U64 }) }),
  fee: t.type({ value: t.union([t.null, U64]) }),
  number: U64,
  simulation: t.type({ value: t.type({ err: t.unknown, accounts: t.union([t.null, t.undefined, Accounts]) }) }),
  signature: t.string,
  statuses: t.type({ value: t.tuple([t.union([t.null, Status])]) }),
  /** The data of accounts of the token programs, as `jsonParsed`. */
  mint: t.type({ parsed: t.type({ type: t.literal('mint'), info: t.type({ decimals: Decimals }) }) }),
  tokens: t.type({
    parsed: t.type({
      type: t.literal('account'),
      info: t.type({ mint: t.string, owner: t.string, tokenAmount: t.type({ amount: U64Text }) }),
    }),
  }),
} as const
