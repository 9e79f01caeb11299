import './dom.js'
import { act, cleanup, render } from '@testing-library/react'
import type { View } from '../../../domain/modal/view.js'
import { PorticoModal } from '../../../ui-react/modal/PorticoModal.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import type { Slots } from '../../../ui-react/slots/Slots.js'
import { settle } from './draw.js'
import { fakePortico, type FakePortico } from './fakePortico.js'

/** The open modal with a host's slots, and the messages of errors that React caught. */
export const drawWithSlots = async (
  view: View,
  slots: Slots,
  prepare: (fake: FakePortico) => void = () => undefined,
) => {
  cleanup()
  const fake = fakePortico()
  fake.stores.modal.set({ _tag: 'Open', history: [view], shaking: false })
  prepare(fake)
  const reported: string[] = []
  const modal = (drawn: Slots) => (
    <PorticoProvider portico={fake.portico}>
      <PorticoModal slots={drawn} />
    </PorticoProvider>
  )
  const { rerender } = render(modal(slots), {
    onCaughtError: (error) => reported.push(error instanceof Error ? error.message : String(error)),
  })
  await settle()
  for (let turn = 0; turn < 50 && !fake.told.some((order) => order.startsWith('shown')); turn += 1) await settle()
  const drawAnew = async (other: Slots): Promise<void> => {
    act(() => rerender(modal(other)))
    await settle()
  }
  return { ...fake, reported, drawAnew }
}
