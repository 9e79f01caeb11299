import './dom.js'
import { act, cleanup, configure, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import type { View } from '../../../domain/modal/view.js'
import { PorticoModal } from '../../../ui-react/modal/PorticoModal.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import { turn } from '../../support/turn.js'
import { chunksArrive } from './chunksArrive.js'
import { fakePortico, type FakePortico } from './fakePortico.js'

// Loading a chunk may take long on a slow machine: nothing here is timed.
configure({ asyncUtilTimeout: 20_000 })

/** Lets lazy chunks load and effects run. */
export const settle = async (): Promise<void> => {
  for (let times = 0; times < 5; times += 1) {
    await act(async () => {
      await chunksArrive()
      await turn()
    })
  }
}

/** Renders something below a provider, in strict mode. */
export const draw = async (
  content: ReactNode,
  prepare: (fake: FakePortico) => void = () => undefined,
): Promise<FakePortico> => {
  cleanup()
  const fake = fakePortico()
  prepare(fake)
  render(
    <StrictMode>
      <PorticoProvider portico={fake.portico}>{content}</PorticoProvider>
    </StrictMode>,
  )
  await settle()
  return fake
}

/** Renders the open modal on a view, and waits until it is visible: the first one has chunks to load. */
export const drawView = async (
  view: View,
  prepare: (fake: FakePortico) => void = () => undefined,
): Promise<FakePortico> => {
  const fake = await draw(<PorticoModal />, (before) => {
    before.stores.modal.set({ _tag: 'Open', history: [view], shaking: false })
    prepare(before)
  })
  for (let turns = 0; turns < 50 && !fake.told.some((order) => order.startsWith('shown')); turns += 1) await settle()
  return fake
}

/** Changes states as the core would. */
export const change = async (act_: () => void): Promise<void> => {
  await act(async () => act_())
  await settle()
}
