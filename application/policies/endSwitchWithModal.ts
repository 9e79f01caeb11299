import { map, pairwise } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Policy } from './Policy.js'

/** The network that the SwitchNetwork view on screen waits for. */
const awaited = (state: ModalState): CaipNetworkId | undefined => {
  const shown = state._tag === 'Open' ? currentView(state.history) : undefined
  return shown?.name === 'SwitchNetwork' ? shown.networkId : undefined
}

/** Leaving SwitchNetwork, by back or by closing, ends the switch it waits for: nothing goes on unseen (U-108). */
export const makeEndSwitchWithModal =
  (deps: {
    readonly network: Pick<NetworkFeature, 'switching' | 'abandonSwitch'>
    readonly modal: Pick<ModalFeature, 'state'>
  }): Policy =>
  () =>
    deps.modal.state.changes.pipe(map(awaited), pairwise()).subscribe(([before, after]) => {
      const { value } = deps.network.switching
      if (before === undefined || before === after || value._tag === 'Idle' || value._tag === 'Succeeded') return
      // A switch that the host began meanwhile is not this view's.
      if (value.networkId === before) deps.network.abandonSwitch()
    })
