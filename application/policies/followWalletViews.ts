import { distinctUntilChanged, map } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { Readable } from '../shared/Readable.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Policy } from './Policy.js'

/** Wallets keep their places while the modal is open; the directory is read when AllWallets opens and not before (U-57). */
export const makeFollowWalletViews =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly wallets: Pick<WalletsFeature, 'browsing' | 'hold'>
  }): Policy =>
  () =>
    deps.modal.changes
      .pipe(
        map((state) => (state._tag === 'Open' ? currentView(state.history).name : undefined)),
        distinctUntilChanged(),
      )
      .subscribe((view) => {
        deps.wallets.hold(view !== undefined)
        if (view === 'AllWallets') deps.wallets.browsing.browse()
      })
