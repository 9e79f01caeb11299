import { map, pairwise, skip } from 'rxjs'
import { currentView, type ModalState } from '../../domain/modal/view.js'
import { viewsWhere } from '../../domain/modal/viewTable.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from './networkFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { Connections } from '../../domain/connect/connection.js'
import type { Readable } from '../kernel/store.js'

/** The network that the visible SwitchNetwork view waits for. */
const awaitedNetwork = (state: ModalState): CaipNetworkId | undefined => {
  const shown = state._tag === 'Open' ? currentView(state.history) : undefined
  return shown?.name === 'SwitchNetwork' ? shown.networkId : undefined
}

/** Ends the switch when its SwitchNetwork view is left, by back or by closing: no switch continues hidden (U-108). */
export const makeEndSwitchWithModal =
  (deps: {
    readonly network: Pick<NetworkFeature, 'switching' | 'abandonSwitch'>
    readonly modal: Pick<ModalFeature, 'state'>
  }): Policy =>
  () =>
    deps.modal.state.changes.pipe(map(awaitedNetwork), pairwise()).subscribe(([before, after]) => {
      const { value } = deps.network.switching
      if (before === undefined || before === after || value._tag === 'Idle' || value._tag === 'Succeeded') return
      // A switch that the host started meanwhile does not belong to this view.
      if (value.networkId === before) deps.network.abandonSwitch()
    })

/** Views that a successful switch completes. */
const SETTLED = viewsWhere(({ settledBy }) => settledBy === 'NetworkSwitch')

/**
 * Leaves SwitchNetwork after a successful switch: goes back to the previous view, or closes the modal if it was opened
 * to switch. If the switch began at UnsupportedChain and there is no view before it, shows the account.
 */
export const makeLeaveSwitchNetwork =
  (deps: {
    readonly network: Pick<NetworkFeature, 'switching'>
    readonly modal: Pick<ModalFeature, 'state' | 'backPast' | 'reset'>
  }): Policy =>
  () =>
    deps.network.switching.changes.subscribe((attempt) => {
      const { value } = deps.modal.state
      if (attempt._tag !== 'Succeeded' || value._tag !== 'Open') return
      const shown = currentView(value.history)
      if (shown.name !== 'SwitchNetwork' || shown.networkId !== attempt.networkId) return
      const names = value.history.map(({ name }) => name)
      const wasStuck = names.includes('UnsupportedChain') && names.every((name) => SETTLED.includes(name))
      if (wasStuck) deps.modal.reset({ name: 'Account' })
      else deps.modal.backPast(SETTLED)
    })

/** Leaves UnsupportedChain once the wallet is on a configured network, whatever caused the switch (S4-18). */
export const makeLeaveUnsupportedChain =
  (deps: {
    readonly connections: Readable<Connections>
    readonly network: Pick<NetworkFeature, 'state'>
    readonly modal: Pick<ModalFeature, 'state' | 'back'>
  }): Policy =>
  () =>
    deps.network.state.changes.pipe(skip(1)).subscribe(({ active, activeNamespace }) => {
      const { value } = deps.modal.state
      const supported = active._tag === 'Configured' && deps.connections.value[activeNamespace]._tag === 'Connected'
      if (supported && value._tag === 'Open' && currentView(value.history).name === 'UnsupportedChain')
        deps.modal.back()
    })
