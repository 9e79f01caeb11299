import { distinctUntilChanged, EMPTY, filter, map, type SchedulerLike, switchMap, timer } from 'rxjs'
import { caipAddressOf } from '../../domain/account/accountHere.js'
import { currentView, type ModalState } from '../../domain/modal/view.js'
import type { AccountsFeature } from './accountsFeature.js'
import type { HostEnvironment } from '../ports/platform.js'
import { combine } from '../kernel/derive.js'
import type { Readable } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'
import type { TokenList } from '../../domain/account/tokens.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'

/** Equals the cache time of balances (S9-01): a shorter period would only read the cache. */
const REFRESH_EVERY_MS = 30_000

const accountShown = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === 'Account'

/** Requests balances while they are visible, and at no other time (U-57, U-60). */
export const makeRefreshOpenAccount =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly accounts: Pick<AccountsFeature, 'active' | 'here'>
    readonly host: Pick<HostEnvironment, 'visible'>
    readonly scheduler: SchedulerLike
  }): Policy =>
  () => {
    const watched = combine(deps.modal, deps.host.visible, (modal, visible) => visible && accountShown(modal))
    const watchedAccount = combine(watched, deps.accounts.here, (on, account) =>
      on ? caipAddressOf(account) : undefined,
    )
    return watchedAccount.changes
      .pipe(
        switchMap((caipAddress) => (caipAddress === undefined ? EMPTY : timer(0, REFRESH_EVERY_MS, deps.scheduler))),
      )
      .subscribe(() => deps.accounts.active().refresh())
  }

/** Shows "Token Balance Unavailable" once per outage rather than per poll (S8-04). */
export const makeReportUnavailableBalances =
  (deps: { readonly tokens: Readable<TokenList>; readonly notify: Pick<NotifyFeature, 'notify'> }): Policy =>
  () =>
    deps.tokens.changes
      .pipe(
        map(({ _tag }) => _tag === 'Unavailable'),
        distinctUntilChanged(),
        filter((unavailable) => unavailable),
      )
      .subscribe(() => deps.notify.notify({ _tag: 'TokenBalanceUnavailable' }))
