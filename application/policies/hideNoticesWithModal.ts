import type { ModalState } from '../../domain/modal/ModalState.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** A message belongs to the modal it was shown in. */
export const makeHideNoticesWithModal =
  (deps: { readonly modal: Readable<ModalState>; readonly notify: Pick<NotifyFeature, 'dismiss'> }): Policy =>
  () =>
    deps.modal.changes.subscribe(({ _tag }) => {
      if (_tag === 'Closed') deps.notify.dismiss()
    })
