import { pageReturns } from '../../shared/pageReturns.js'
import { readField } from '../../shared/safeRead.js'
import { readFirst, readStrings } from '../shared/untrusted.js'
import type { NamespaceAdapter, StandardAccount } from './namespaceAdapter.js'
import { Observable } from 'rxjs'
import type { PinnedWallet } from './wallet.js'

const MAX_ACCOUNTS = 100
/** A wallet of many namespaces may have an account on all EVM chains that it knows. */
const MAX_CHAINS = 1_000

/** Copied: an account whose getters answer differently the second time is what it was the first time. */
const readAccount = (own: unknown): Omit<StandardAccount, 'firstChainId'> | undefined => {
  const address = readField(own, 'address')
  const chains = readStrings(readFirst(readField(own, 'chains'), MAX_CHAINS))
  return typeof address === 'string' && chains !== undefined ? { address, chains, own } : undefined
}

/**
 * The accounts of a namespace among the first 100 that a wallet shows, in its order, each once and on the chains where
 * its address is one; those of other namespaces are left out. `undefined` when the list makes no sense: an entry that
 * is no account, or an address that is none on any chain it claims.
 */
export const readAccounts = (
  list: unknown,
  { idOf, isAddress }: Pick<NamespaceAdapter, 'idOf' | 'isAddress'>,
): readonly StandardAccount[] | undefined => {
  const accounts = readFirst(list, MAX_ACCOUNTS)?.map(readAccount)
  if (accounts?.every((account) => account !== undefined) !== true) return undefined
  const own = new Map<string, StandardAccount>()
  for (const account of accounts) {
    const claimed = account.chains.map((name) => ({ name, id: idOf(name) }))
    const usable = claimed.flatMap(({ name, id }) =>
      id !== undefined && isAddress(account.address, id) ? [{ name, id }] : [],
    )
    if (usable[0] !== undefined) {
      if (!own.has(account.address))
        own.set(account.address, { ...account, chains: usable.map(({ name }) => name), firstChainId: usable[0].id })
    } else if (claimed.some(({ id }) => id !== undefined)) return undefined
  }
  return [...own.values()]
}

const quietly = (act: () => unknown): unknown => {
  try {
    return act()
  } catch {
    // A wallet whose events throw has none; its answers still count.
    return undefined
  }
}

/** Whether a wallet tells of something else than its accounts. */
const isOfOthers = (change: unknown): boolean =>
  readField(change, 'accounts') === undefined &&
  ['chains', 'features'].some((key) => readField(change, key) !== undefined)

/**
 * What a wallet says its accounts are, unasked, and what it shows where its words make no sense, or the browser had
 * kept the page; what makes no sense then is dropped. Unsubscribing removes the listener.
 */
export const accountChanges = (
  wallet: PinnedWallet,
  adapter: NamespaceAdapter,
): Observable<readonly StandardAccount[]> =>
  new Observable((subscriber) => {
    const tell = (...said: readonly unknown[]): void => {
      const accounts = [...said, wallet.shown()].reduce<readonly StandardAccount[] | undefined>(
        (read, list) => read ?? readAccounts(list, adapter),
        undefined,
      )
      if (accounts !== undefined) subscriber.next(accounts)
    }
    const hear = (change: unknown): void => {
      if (!isOfOthers(change)) tell(readField(change, 'accounts'))
    }
    const stop = quietly(() => wallet.method('standard:events')?.('change', hear))
    subscriber.add(pageReturns.subscribe(() => tell()))
    return () => typeof stop === 'function' && quietly(() => Reflect.apply(stop, undefined, []))
  })
