import { readField } from '../../shared/readField.js'
import { readList } from '../readList.js'
import type { Dialect } from './Dialect.js'
import { readTexts } from './readTexts.js'
import type { StandardAccount } from './StandardAccount.js'

const MOST_ACCOUNTS = 100

/** Copied: an account whose getters answer differently the second time is what it was the first time. */
const readAccount = (own: unknown): Omit<StandardAccount, 'home'> | undefined => {
  const address = readField(own, 'address')
  const chains = readTexts(readList(readField(own, 'chains'), MOST_ACCOUNTS))
  return typeof address === 'string' && chains !== undefined ? { address, chains, own } : undefined
}

/**
 * The accounts of a namespace among those a wallet shows, in its order, each once and on the chains where its address is one; those of
 * other namespaces are left out. `undefined` when the list makes no sense: an entry that is no account, or an address that is none on any
 * chain it claims.
 */
export const readAccounts = (
  list: unknown,
  { idOf, isAddress }: Pick<Dialect, 'idOf' | 'isAddress'>,
): readonly StandardAccount[] | undefined => {
  const accounts = readList(list, MOST_ACCOUNTS)?.map(readAccount)
  if (accounts?.every((account) => account !== undefined) !== true) return undefined
  const own = new Map<string, StandardAccount>()
  for (const account of accounts) {
    const claimed = account.chains.map((name) => ({ name, id: idOf(name) }))
    const usable = claimed.flatMap(({ name, id }) =>
      id !== undefined && isAddress(account.address, id) ? [{ name, id }] : [],
    )
    if (usable[0] !== undefined) {
      if (!own.has(account.address))
        own.set(account.address, { ...account, chains: usable.map(({ name }) => name), home: usable[0].id })
    } else if (claimed.some(({ id }) => id !== undefined)) return undefined
  }
  return [...own.values()]
}
