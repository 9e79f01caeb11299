import { fireEvent, within } from '@testing-library/react'
import type { SwapState } from '../../../domain/swap/swapState.js'
import type { ViewOf } from '../../../domain/modal/view.js'
import type { SwapViewParams } from '../../../domain/swap/views.js'
import { aReadySwap, fakeSwap, type ReadyToSwap } from '../../fakes/fakeSwap.js'
import { aConnectedAccount } from './aConnectedAccount.js'
import { change, drawView } from './draw.js'
import { inView } from './inView.js'
import { withNetworks } from './networks.js'

/** Renders a swap view in a state, and returns how it continues. */
export const drawSwap = async (view: ViewOf<keyof SwapViewParams>, first: SwapState = aReadySwap()) => {
  const swap = fakeSwap(first)
  const fake = await drawView(view, (before) => {
    before.profile.features = { swap: swap.api }
    before.stores.account.set(aConnectedAccount())
    withNetworks()(before)
  })
  return {
    swap,
    portico: fake.portico,
    stores: fake.stores,
    ordered: fake.told,
    become: (more: Partial<ReadyToSwap>): Promise<void> => change(() => swap.become(more)),
  }
}

/** Without bidi control characters. */
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '')

/** All text of the view, or of a part of it. */
export const saidIn = (part: Element | null = document.querySelector('[data-portico-view]')): string =>
  plain(part?.textContent)

/** The value of each named fact, such as "Rate". */
export const factsInView = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-portico-view] dl > div')].map((fact) => [
      plain(fact.querySelector('dt')?.textContent),
      plain(fact.querySelector('dd')?.textContent),
    ]),
  )

/** The part of the form for a side. */
export const boxOf = (label: string | RegExp) => {
  const box = inView().getByRole('textbox', { name: label }).closest('form')?.parentElement
  if (!box) throw new TypeError(`no box is ${label}`)
  return within(box)
}

/** Presses the button of this name, with the focus on it. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = inView().getByRole('button', { name })
  await change(() => button.focus())
  await change(() => void fireEvent.click(button))
}
