import { filter } from 'rxjs'
import { currentView } from '../../domain/modal/currentView.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Policy } from './Policy.js'

/** A connection that was asked for in the modal closes it. One made behind it, from code, leaves it alone. */
export const makeCloseAfterConnect =
  (deps: { readonly connect: Pick<ConnectFeature, 'attempt'>; readonly modal: Pick<ModalFeature, 'state' | 'close'> }): Policy =>
  () =>
    deps.connect.attempt.changes.pipe(filter(({ _tag }) => _tag === 'Succeeded')).subscribe(() => {
      const { value } = deps.modal.state
      if (value._tag === 'Open' && currentView(value.history).name === 'ConnectingExternal') deps.modal.close()
    })
