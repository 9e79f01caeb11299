import { type RefObject, useEffect, useRef } from 'react'
import type { SendApi } from '../../application/send/sendApi.js'
import { findReceiver, type SavedReceiver } from '../../domain/send/savedReceivers.js'
import { useReadable } from '../shared/useReadable.js'

/** The saved receiver with this address, if there is one. */
export const useSaved = (
  { receivers }: Pick<SendApi, 'receivers'>,
  { namespace, address }: Omit<SavedReceiver, 'name'>,
): SavedReceiver | undefined => findReceiver(useReadable(receivers), { namespace, address })

/**
 * Takes the focus where what held it went as `shown` changed: a row that was deleted, a form that was sent (U-75).
 * Where a view begins is for the modal to say.
 */
export const useFocusKept = (box: RefObject<HTMLElement | null>, shown: unknown): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true })
  }, [box, shown])
}
