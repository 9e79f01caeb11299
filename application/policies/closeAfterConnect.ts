import { filter, map, merge } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { View } from '../../domain/modal/View.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { Policy } from './Policy.js'

const WAITING_FOR_WALLET: readonly View['name'][] = ['ConnectingExternal']
/** A link that was made in the list, or copied from its view, may be approved after the visitor went on looking. */
const WAITING_FOR_PHONE: readonly View['name'][] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic', 'Connect', 'AllWallets', 'Downloads', 'GetWallet', 'WhatIsAWallet']

/** A connection that was asked for in the modal closes it. One made behind it, from code, leaves it alone. */
export const makeCloseAfterConnect =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt'>
    readonly pairing: Pick<PairingFeature, 'state'>
    readonly modal: Pick<ModalFeature, 'state' | 'close'>
  }): Policy =>
  () => {
    const attempts = deps.connect.attempt.changes.pipe(filter(({ _tag }) => _tag === 'Succeeded'), map(() => WAITING_FOR_WALLET))
    const pairings = deps.pairing.state.changes.pipe(filter(({ _tag }) => _tag === 'Approved'), map(() => WAITING_FOR_PHONE))
    return merge(attempts, pairings).subscribe((views) => {
      const { value } = deps.modal.state
      if (value._tag === 'Open' && views.includes(currentView(value.history).name)) deps.modal.close()
    })
  }
