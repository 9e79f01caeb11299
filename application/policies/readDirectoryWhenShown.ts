import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { Readable } from '../shared/Readable.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Policy } from './Policy.js'

/** The directory is read when AllWallets opens and not before (U-57); recent wallets move when nobody looks. */
export const makeReadDirectoryWhenShown =
  (deps: { readonly modal: Readable<ModalState>; readonly wallets: Pick<WalletsFeature, 'browsing' | 'refreshRecent'> }): Policy =>
  () =>
    deps.modal.changes.subscribe((state) => {
      if (state._tag === 'Closed') deps.wallets.refreshRecent()
      if (state._tag === 'Open' && currentView(state.history).name === 'AllWallets') deps.wallets.browsing.browse()
    })
