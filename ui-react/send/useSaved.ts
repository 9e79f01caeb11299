import type { SendApi } from '../../application/send/sendApi.js'
import { findReceiver, type SavedReceiver } from '../../domain/send/savedReceivers.js'
import { useReadable } from '../shared/useReadable.js'

/** The saved receiver with this address, if there is one. */
export const useSaved = (
  { receivers }: Pick<SendApi, 'receivers'>,
  { namespace, address }: Omit<SavedReceiver, 'name'>,
): SavedReceiver | undefined => findReceiver(useReadable(receivers), { namespace, address })
