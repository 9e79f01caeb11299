import { map, pairwise, skip } from 'rxjs'
import { currentView, type ModalState } from '../../domain/modal/view.js'
import { viewsWhere } from '../../domain/modal/viewTable.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from './networkFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { Connections } from '../../domain/connect/connection.js'
import type { Readable } from '../kernel/store.js'

/** The network that the SwitchNetwork view on screen waits for. */
const awaitedNetwork = (state: ModalState): CaipNetworkId | undefined => {
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
    deps.modal.state.changes.pipe(map(awaitedNetwork), pairwise()).subscribe(([before, after]) => {
      const { value } = deps.network.switching
      if (before === undefined || before === after || value._tag === 'Idle' || value._tag === 'Succeeded') return
      // A switch that the host began meanwhile is not this view's.
      if (value.networkId === before) deps.network.abandonSwitch()
    })

/** Views that a switch which succeeded has settled. */
const SETTLED = viewsWhere(({ settledBy }) => settledBy === 'NetworkSwitch')

/**
 * Leaves SwitchNetwork after a successful switch: goes back to where the visitor came from, or closes the modal where
 * it was opened to switch. If the switch began at UnsupportedChain and there is no view before it, shows the account.
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

/** Leaves UnsupportedChain as soon as the wallet is on a network of the page, however it got there (S4-18). */
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
