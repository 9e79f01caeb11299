import { pageReturns } from '../../shared/pageReturns.js'
import { readField } from '../../shared/safeRead.js'
import { readFirst, readStrings } from '../shared/untrusted.js'
import type { NamespaceAdapter, StandardAccount } from './namespaceAdapter.js'
import { Observable } from 'rxjs'
import type { PinnedWallet } from './wallet.js'

const MAX_ACCOUNTS = 100
/** A multi-namespace wallet may list all EVM chains that it knows for an account. */
const MAX_CHAINS = 1_000

/** Copies the account: getters may return other values the second time. */
const readAccount = (own: unknown): Omit<StandardAccount, 'firstChainId'> | undefined => {
  const address = readField(own, 'address')
  const chains = readStrings(readFirst(readField(own, 'chains'), MAX_CHAINS))
  return typeof address === 'string' && chains !== undefined ? { address, chains, own } : undefined
}

/**
 * Accounts of a namespace among the first 100 of a wallet, in its order, without duplicates, each with the chains where
 * its address is valid. `undefined` if the list is malformed: an entry is no account, or its address is invalid on all
 * its chains.
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
    // If registering throws, the wallet counts as having no events; its answers are still used.
    return undefined
  }
}

/** Whether a change concerns chains or features rather than accounts. */
const isOfOthers = (change: unknown): boolean =>
  readField(change, 'accounts') === undefined &&
  ['chains', 'features'].some((key) => readField(change, key) !== undefined)

/**
 * Account changes of a wallet. Reads the wallet's current accounts after a malformed event, and after the page returns
 * from the back-forward cache; drops malformed lists. Unsubscribing removes the listener.
 */
export const accountChanges = (
  wallet: PinnedWallet,
  adapter: NamespaceAdapter,
): Observable<readonly StandardAccount[]> =>
  new Observable((subscriber) => {
    const emit = (...said: readonly unknown[]): void => {
      const accounts = [...said, wallet.shown()].reduce<readonly StandardAccount[] | undefined>(
        (read, list) => read ?? readAccounts(list, adapter),
        undefined,
      )
      if (accounts !== undefined) subscriber.next(accounts)
    }
    const onChange = (change: unknown): void => {
      if (!isOfOthers(change)) emit(readField(change, 'accounts'))
    }
    const stop = quietly(() => wallet.method('standard:events')?.('change', onChange))
    subscriber.add(pageReturns.subscribe(() => emit()))
    return () => typeof stop === 'function' && quietly(() => Reflect.apply(stop, undefined, []))
  })
