import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import { createStore, type Store } from '../../../application/kernel/store.js'
import type { SendState } from '../../../domain/send/sendState.js'
import type { CallFate } from '../../../domain/requests/proposal.js'
import type { SettledTransaction, TransactionOutcome } from '../../../domain/requests/settledTransaction.js'
import { aSend, aSendApi } from '../support/aSend.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

type Ready = Extract<SendState, { readonly _tag: 'Ready' }>
type Step = Ready['step']
type Sent = Extract<Step, { readonly _tag: 'Sent' }>
type Proposed = Extract<Step, { readonly _tag: 'Proposed' }>

/** Renders a send view at a step, and returns how it continues. */
const draw = async (name: 'WalletSendPreview' | 'WalletSendConfirmed', first: (sent: Sent) => Step) => {
  let state: Store<SendState> | undefined
  let sent: Sent | undefined
  const fake = await drawView({ name }, (portico) => {
    const { value } = aSend(portico, { isSent: true }).state
    if (value._tag !== 'Ready' || value.step._tag !== 'Sent') throw new Error(value._tag)
    sent = value.step
    state = createStore<SendState>({ ...value, step: first(sent) })
    portico.profile.features = { send: aSendApi(state) }
  })
  if (state === undefined || sent === undefined) throw new Error('nothing was drawn')
  const [store, known] = [state, sent]
  const goTo = (step: Step): Promise<void> =>
    change(() => store.update((now) => (now._tag === 'Ready' ? { ...now, step } : now)))
  return { ...fake, goTo, sent: known }
}
/** A transfer that its wallet took as a call, of which it says this. */
const taken = ({ id, order, comparison: _none, ...sent }: Sent, fate: CallFate): Proposed => ({
  ...sent,
  order,
  _tag: 'Proposed',
  proposal: {
    record: 1,
    id,
    namespace: 'eip155',
    connectorId: 'a',
    sentAt: 0,
    address: order.from,
    caipNetworkId: order.network.caipNetworkId,
    fate,
  },
})
const focused = (): string => document.activeElement?.textContent ?? ''
const press = async (name: string): Promise<void> => {
  const button = inView().getByRole('button', { name })
  button.focus()
  await change(() => void fireEvent.click(button))
}

describe('the focus in the preview of a transfer [U-75]', () => {
  it('stays visible when "Try again" disappears, and moves to the amount once that appears', async () => {
    const { goTo, sent } = await draw('WalletSendPreview', ({ order }) => ({
      _tag: 'NotPrepared',
      order,
      error: { _tag: 'TimedOut', afterMs: 1 },
    }))
    await press('Try again')
    await goTo({ _tag: 'Preparing', order: sent.order })
    assert.equal(focused(), 'Asking the chain what it costs…')
    await goTo({ ...sent, _tag: 'Prepared', hasChanged: false, mayBeSent: false })
    assert.match(focused(), /^You send/)
  })

  it('stays visible when "Send" disappears because the outcome is unknown', async () => {
    const { goTo, sent } = await draw('WalletSendPreview', (known) => ({
      ...known,
      _tag: 'Prepared',
      hasChanged: false,
      mayBeSent: false,
    }))
    await press('Send')
    await goTo({ ...sent, _tag: 'NotSent', error: { _tag: 'RequestOutcomeUnknown' }, mayBeSent: true })
    assert.isNull(inView().queryByRole('button', { name: 'Send' }))
    assert.match(focused(), /^You send/)
  })
})

const aSettled = (
  { id, order }: Sent,
  more: Pick<SettledTransaction, 'outcome' | 'replacedBy'>,
): SettledTransaction => ({
  id,
  namespace: 'eip155',
  connectorId: 'a',
  sentAt: 0,
  settledAt: 0,
  address: order.from,
  caipNetworkId: order.network.caipNetworkId,
  ...more,
})

describe('the outcome of a transfer', () => {
  it('is a payment by the hash that the chain has if the visitor repriced it, and a cancellation if they cancelled', async () => {
    const { sent, stores } = await draw('WalletSendConfirmed', (known) => known)
    const replacedBy = `0x${'77'.repeat(32)}`
    const shown = () => [
      inView().getAllByRole('status')[0]?.textContent,
      inView().getByRole('link').getAttribute('href')?.endsWith(`/tx/${replacedBy}`),
    ]
    await change(() => stores.settled.set([aSettled(sent, { outcome: 'Confirmed', replacedBy })]))
    assert.deepEqual(shown(), ['It is on Ethereum.', true])
    await change(() => stores.settled.set([aSettled(sent, { outcome: 'Cancelled', replacedBy })]))
    assert.deepEqual(shown(), ['It was cancelled on Ethereum. Only a fee was paid.', false])
  })

  it('has its own icon if it failed', async () => {
    const { sent, stores } = await draw('WalletSendConfirmed', (known) => known)
    const mark = (): string | null | undefined =>
      inView().getAllByRole('status')[0]?.parentElement?.querySelector('path')?.getAttribute('d')
    const settle = (outcome: TransactionOutcome) => change(() => stores.settled.set([aSettled(sent, { outcome })]))
    const waiting = mark()
    await settle('Confirmed')
    assert.equal(mark(), waiting)
    for (const outcome of ['Failed', 'Cancelled', 'Replaced', 'Lost'] as const) {
      await settle(outcome)
      assert.notEqual(mark(), waiting, outcome)
    }
  })

  it('is confirmed if the wallet says so of its call, without a link where it gave no hash', async () => {
    const news = (): string | undefined => inView().getAllByRole('status')[0]?.textContent
    const { sent, goTo } = await draw('WalletSendConfirmed', (known) => taken(known, { _tag: 'Sending' }))
    assert.equal(news(), 'Your wallet is sending it.')
    await goTo(taken(sent, { _tag: 'Confirmed' }))
    assert.equal(news(), 'It is on Ethereum.')
    assert.isNull(inView().queryByRole('link'))
    await goTo(taken(sent, { _tag: 'PartlyReverted' }))
    assert.equal(news(), 'Only a part of it took effect on Ethereum. Look at your activity.')
  })

  it('warns if the chain has something else than the call that the wallet took [X-20]', async () => {
    const executed = (sent: Sent): Proposed => taken(sent, { _tag: 'Executed', hash: sent.id })
    const { sent, goTo } = await draw('WalletSendConfirmed', executed)
    assert.isNull(inView().queryByRole('alert'))
    await goTo({ ...executed(sent), comparison: { _tag: 'Different', fields: ['to'] } })
    assert.match(inView().getByRole('alert').textContent, /^The chain has something else/)
  })
})
