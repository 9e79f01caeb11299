import { currentView } from '../../domain/modal/currentView.js'
import type { View } from '../../domain/modal/View.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Policy } from './Policy.js'

/** Views that a switch which succeeded has settled. */
const SETTLED: readonly View['name'][] = ['SwitchNetwork', 'UnsupportedChain']

/**
 * A switch that succeeded goes back to where the visitor was before, or closes the modal. Who began at UnsupportedChain, with
 * nothing before it, sees the account: the page works again.
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
