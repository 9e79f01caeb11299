import type { Connections } from '../../domain/connect/Connections.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { View } from '../../domain/modal/View.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** Views about a wallet. */
const NEED_WALLET: readonly View['name'][] = ['Account', 'SwitchNetwork', 'UnsupportedChain']

/** Whether the view waits for a wallet that is gone. */
const waitsInVain = (view: View, connections: Connections): boolean =>
  view.name === 'SwitchNetwork' &&
  Object.entries(connections).some(
    ([namespace, { _tag }]) => _tag === 'Disconnected' && view.networkId.startsWith(`${namespace}:`),
  )

/** A view about a wallet closes when the last wallet goes, whoever ended it; a wait for one of several goes back. */
export const makeLeaveWhenDisconnected =
  (deps: {
    readonly connections: Readable<Connections>
    readonly modal: Pick<ModalFeature, 'state' | 'close' | 'back'>
  }): Policy =>
  () =>
    deps.connections.changes.subscribe((connections) => {
      const { value } = deps.modal.state
      if (value._tag !== 'Open') return
      const shown = currentView(value.history)
      const anyone = Object.values(connections).some(({ _tag }) => _tag === 'Connected')
      if (!anyone && NEED_WALLET.includes(shown.name)) deps.modal.close()
      else if (waitsInVain(shown, connections)) deps.modal.back()
    })
