import { filter, map, pairwise } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from './Policy.js'

const waitsForWallet = (state: ModalState): boolean =>
  state._tag === 'Open' && currentView(state.history).name === 'ConnectingExternal'

/** Leaving ConnectingExternal, by back or by closing, ends the attempt: nothing goes on unseen (U-108, S8-08). */
export const makeEndAttemptWithModal =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'cancel'>
    readonly modal: Pick<ModalFeature, 'state'>
  }): Policy =>
  () =>
    deps.modal.state.changes
      .pipe(
        map(waitsForWallet),
        pairwise(),
        filter(([before, after]) => before && !after),
      )
      .subscribe(() => {
        if (deps.connect.attempt.value._tag !== 'Succeeded') deps.connect.cancel()
      })
