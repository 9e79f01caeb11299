import { skip } from 'rxjs'
import type { Connections } from '../../domain/connect/Connections.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** UnsupportedChain has nothing more to say once the wallet is on a network of the page, however it got there (S4-18). */
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
