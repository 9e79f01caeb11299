import { distinctUntilChanged, map, of, startWith, switchMap } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { View } from '../../domain/modal/View.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { PairingInterest } from '../pairing/PairingInterest.js'
import type { HostEnvironment } from '../ports/HostEnvironment.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

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
 * A link is made while the visitor looks at the wallets, so that its code appears at once, but only when the browser has drawn them and
 * has nothing else to do (U-48); it is forgotten with the modal.
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
