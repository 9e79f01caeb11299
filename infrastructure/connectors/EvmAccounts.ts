import * as t from 'io-ts'
import { readField } from '../shared/readField.js'

const MAX_ACCOUNTS = 100
const ADDRESS = /^0x[0-9a-f]{40}$/i

const isAccounts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.length <= MAX_ACCOUNTS && list.every((one) => typeof one === 'string' && ADDRESS.test(one))

/** Copied before it is checked: a list with getters may answer differently the second time. */
const copyOf = (list: unknown): readonly unknown[] | undefined => {
  const length = readField(list, 'length')
  const usable = typeof length === 'number' && Number.isInteger(length) && length >= 0 && length <= MAX_ACCOUNTS
  return usable ? Array.from({ length }, (_, index) => readField(list, String(index))) : undefined
}

/** What `eth_accounts` may answer: at most 100 addresses, in the wallet's own spelling. */
export const EvmAccounts = new t.Type<readonly string[], readonly string[], unknown>(
  'EvmAccounts',
  isAccounts,
  (input, context) => {
    const copy = copyOf(input)
    return isAccounts(copy) ? t.success(copy) : t.failure(input, context)
  },
  t.identity,
)
