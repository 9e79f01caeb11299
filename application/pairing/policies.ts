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
 * A link is made while the visitor looks at the wallets, so that its code appears at once, but only when the browser has drawn them and
 * has nothing else to do (U-48); it is forgotten with the modal.
 */
export const makePreparePairing =
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
