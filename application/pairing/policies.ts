import { distinctUntilChanged, map, of, startWith, switchMap } from 'rxjs'
import { currentView, type ModalState, type View } from '../../domain/modal/view.js'
import type { PairingFeature, PairingInterest } from './pairingFeature.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { Readable } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'

/** Views that are not named have nothing to do with pairing. */
const INTERESTS: Readonly<Partial<Record<View['name'], PairingInterest>>> = {
  Connect: 'Near',
  AllWallets: 'Near',
  ConnectingWalletConnect: 'Shown',
  ConnectingWalletConnectBasic: 'Shown',
  ConnectingExternal: 'Held',
  Downloads: 'Held',
  GetWallet: 'Held',
  WhatIsAWallet: 'Held',
}

const interestIn = (state: ModalState): PairingInterest =>
  (state._tag === 'Open' && INTERESTS[currentView(state.history).name]) || 'None'

/**
 * Prepares a pairing link while the visitor looks at the wallets, so that its code shows at once. Waits until the rows
 * are drawn and the browser is idle (U-48); the link is dropped when the modal closes.
 */
export const makeFollowPairingViews =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly pairing: Pick<PairingFeature, 'follow'>
    readonly host: Pick<HostEnvironment, 'idle'>
  }): Policy =>
  () =>
    deps.modal.changes
      .pipe(
        map(interestIn),
        distinctUntilChanged(),
        switchMap((interest) =>
          interest === 'Near'
            ? deps.host.idle.pipe(
                map(() => interest),
                startWith<PairingInterest>('Held'),
              )
            : of(interest),
        ),
      )
      .subscribe(deps.pairing.follow)
