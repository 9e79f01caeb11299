import * as t from 'io-ts'
import { readList } from './readList.js'

const MAX_ACCOUNTS = 100
const ADDRESS = /^0x[0-9a-f]{40}$/i

const isAccounts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) &&
  list.length <= MAX_ACCOUNTS &&
  list.every((one) => typeof one === 'string' && ADDRESS.test(one))

/** What `eth_accounts` may answer: at most 100 addresses, in the wallet's own spelling. */
export const EvmAccounts = new t.Type<readonly string[], readonly string[], unknown>(
  'EvmAccounts',
  isAccounts,
  (input, context) => {
    const copy = readList(input, MAX_ACCOUNTS)
    return isAccounts(copy) ? t.success(copy) : t.failure(input, context)
  },
  t.identity,
)
