import { currentView } from '../../domain/modal/currentView.js'
import type { Connections } from '../../domain/connect/Connections.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** The Account view closes when the last account goes, whoever ended it. */
export const makeLeaveAccountWhenDisconnected =
  (deps: { readonly connections: Readable<Connections>; readonly modal: Pick<ModalFeature, 'state' | 'close'> }): Policy =>
  () =>
    deps.connections.changes.subscribe((connections) => {
      const { value } = deps.modal.state
      const anyone = Object.values(connections).some(({ _tag }) => _tag === 'Connected')
      if (!anyone && value._tag === 'Open' && currentView(value.history).name === 'Account') deps.modal.close()
    })
