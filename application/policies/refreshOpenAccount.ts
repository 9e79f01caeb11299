import { distinctUntilChanged, EMPTY, type SchedulerLike, switchMap, timer } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { AccountsFeature } from '../account/accountsFeature.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import { combine } from '../shared/combine.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** As long as balances are cached (S9-01): asking more often would ask the cache. */
const REFRESH_EVERY_MS = 30_000

const accountShown = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === 'Account'

/** Balances are asked for while somebody looks at them, and at no other time (U-57, U-60). */
export const makeRefreshOpenAccount =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly accounts: Pick<AccountsFeature, 'active' | 'activeAccount'>
    readonly host: Pick<HostEnvironment, 'visible'>
    readonly scheduler: SchedulerLike
  }): Policy =>
  () => {
    const watched = combine(deps.modal, deps.host.visible, (modal, visible) => visible && accountShown(modal))
    const subject = combine(watched, deps.accounts.activeAccount, (on, account) =>
      on ? account.caipAddress : undefined,
    )
    return subject.changes
      .pipe(
        distinctUntilChanged(),
        switchMap((caipAddress) => (caipAddress === undefined ? EMPTY : timer(0, REFRESH_EVERY_MS, deps.scheduler))),
      )
      .subscribe(() => deps.accounts.active().refresh())
  }
