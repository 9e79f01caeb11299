import { filter, merge } from 'rxjs'
import type { Features } from '../../domain/config/Features.js'
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/**
 * A connection that was asked for in the modal closes it, unless it is one of several there: then it is shown among them. Whoever
 * came from ProfileWallets goes back there. A connection made behind the modal, from code, leaves it alone.
 */
export const makeCloseAfterConnect =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'connections'>
    readonly pairing: Pick<PairingFeature, 'state'>
    readonly features: Readable<Features>
    readonly modal: Pick<ModalFeature, 'state' | 'close' | 'reset' | 'backPast'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () => {
    const { connect, modal, notify } = deps
    const isWaiting = (state: ModalState): boolean =>
      state._tag === 'Open' && currentView(state.history).name === 'ConnectingExternal'
    const isOneOfSeveral = (): boolean =>
      deps.features.value.multiWallet && Object.values(connect.connections.value).flatMap(connectionsOf).length > 1
    const leave = (): void => {
      if (modal.state.value._tag !== 'Open') return
      const before = modal.state.value.history.slice(0, -1).map(({ name }) => name)
      const isFromProfile = before.includes('ProfileWallets')
      if (!isFromProfile && !isOneOfSeveral()) return modal.close()
      if (isFromProfile) modal.backPast(before.filter((name) => name !== 'ProfileWallets'))
      else modal.reset({ name: 'ProfileWallets' })
      // One of those listed there was chosen, and not a new one.
      notify.notify({ _tag: before.at(-1) === 'ProfileWallets' ? 'WalletSwitched' : 'WalletAdded' })
    }
    const attempts = connect.attempt.changes.pipe(
      filter(({ _tag }) => _tag === 'Succeeded' && isWaiting(modal.state.value)),
    )
    // A pairing is only under way in the views that lead to one.
    const pairings = deps.pairing.state.changes.pipe(filter(({ _tag }) => _tag === 'Approved'))
    return merge(attempts, pairings).subscribe(leave)
  }
