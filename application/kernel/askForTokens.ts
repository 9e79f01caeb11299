import { EMPTY, type Observable, type SchedulerLike, share, switchMap, timer } from 'rxjs'
import type { AccountState } from '../../domain/account/accountState.js'
import { select } from './derive.js'
import type { Readable } from './store.js'

/** While it is watched, asks for the tokens of each account once, however many watch; says nothing itself. */
export const askForTokens = ({
  account,
  refresh,
  scheduler,
}: {
  readonly account: Readable<AccountState>
  /** Asks for the tokens of the active account. */
  readonly refresh: () => void
  readonly scheduler: SchedulerLike
}): Observable<never> =>
  select(account, ({ caipAddress }) => caipAddress).changes.pipe(
    // Not at once: the account feature is still letting go of the account before.
    switchMap(() => timer(0, scheduler)),
    switchMap(() => {
      refresh()
      return EMPTY
    }),
    share(),
  )
