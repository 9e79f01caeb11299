import { readField } from '../../shared/readField.js'
import { readList } from '../readList.js'
import type { Dialect } from './Dialect.js'
import { readTexts } from './readTexts.js'
import type { StandardAccount } from './StandardAccount.js'

const MOST_ACCOUNTS = 100

/** Copied: an account whose getters answer differently the second time is what it was the first time. */
const readAccount = (own: unknown): StandardAccount | undefined => {
  const address = readField(own, 'address')
  const chains = readTexts(readList(readField(own, 'chains'), MOST_ACCOUNTS))
  return typeof address === 'string' && chains !== undefined ? { address, chains, own } : undefined
}

/**
 * The accounts of a namespace among those a wallet shows, in its order, each once; those of other namespaces are left out. `undefined` when
 * the list makes no sense: an entry that is no account, or an address that is none on the chains it claims.
 */
export const readAccounts = (list: unknown, { namespace, isAddress }: Pick<Dialect, 'namespace' | 'isAddress'>): readonly StandardAccount[] | undefined => {
  const accounts = readList(list, MOST_ACCOUNTS)?.map(readAccount)
  if (accounts?.every((account) => account !== undefined) !== true) return undefined
  const own = accounts.filter(({ chains }) => chains.some((chain) => chain.startsWith(`${namespace}:`)))
  if (!own.every(({ address }) => isAddress(address))) return undefined
  return [...new Map([...own].reverse().map((account) => [account.address, account])).values()].reverse()
}
