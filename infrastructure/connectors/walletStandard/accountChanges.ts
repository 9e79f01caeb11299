import { Observable } from 'rxjs'
import { readField } from '../../shared/readField.js'
import type { Dialect } from './Dialect.js'
import type { PinnedWallet } from './PinnedWallet.js'
import { readAccounts } from './readAccounts.js'
import type { StandardAccount } from './StandardAccount.js'

const quietly = (act: () => unknown): unknown => {
  try {
    return act()
  } catch {
    // A wallet whose events throw has none; its answers still count.
    return undefined
  }
}

/** What a wallet says its accounts are, unasked; what makes no sense is dropped. Unsubscribing removes the listener. */
export const accountChanges = (wallet: PinnedWallet, dialect: Dialect): Observable<readonly StandardAccount[]> =>
  new Observable((subscriber) => {
    const stop = quietly(() =>
      wallet.method('standard:events')?.('change', (change: unknown) => {
        const accounts = readAccounts(readField(change, 'accounts'), dialect)
        if (accounts !== undefined) subscriber.next(accounts)
      }),
    )
    return () => typeof stop === 'function' && quietly(() => Reflect.apply(stop, undefined, []))
  })
