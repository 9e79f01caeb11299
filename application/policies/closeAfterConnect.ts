import { filter, merge } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { PairingFeature } from '../pairing/pairingFeature.js'
import type { Policy } from './Policy.js'

/** A connection that was asked for in the modal closes it. One made behind it, from code, leaves it alone. */
export const makeCloseAfterConnect =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt'>
    readonly pairing: Pick<PairingFeature, 'state'>
    readonly modal: Pick<ModalFeature, 'state' | 'close'>
  }): Policy =>
  () => {
    const isWaiting = (state: ModalState): boolean => state._tag === 'Open' && currentView(state.history).name === 'ConnectingExternal'
    const attempts = deps.connect.attempt.changes.pipe(filter(({ _tag }) => _tag === 'Succeeded' && isWaiting(deps.modal.state.value)))
    // A pairing is only under way in the views that lead to one.
    const pairings = deps.pairing.state.changes.pipe(filter(({ _tag }) => _tag === 'Approved'))
    return merge(attempts, pairings).subscribe(() => deps.modal.close())
  }
