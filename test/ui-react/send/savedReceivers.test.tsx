import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import { MOST_RECEIVERS, type SavedReceiver } from '../../../domain/send/savedReceivers.js'
import { aSend, FRIEND } from '../support/aSend.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

const ANA: SavedReceiver = { namespace: 'eip155', address: FRIEND, name: 'Ana' }
const BO: SavedReceiver = { ...ANA, address: `0x${'2'.repeat(40)}`, name: 'Bo' }
const SOL: SavedReceiver = { namespace: 'solana', address: 'So11111111111111111111111111111111111111112', name: 'Sol' }

type Given = Parameters<typeof aSend>[1]

const drawSend = async (name: 'WalletSend' | 'WalletSendReceivers' | 'WalletSendConfirmed', given: Given) => {
  let send: ReturnType<typeof aSend> | undefined
  const fake = await drawView({ name }, (before) => {
    send = aSend(before, given)
  })
  if (send === undefined) throw new Error('nothing was drawn')
  return { ...fake, ...send }
}
const button = (name: string) => inView().getByRole('button', { name })
const press = (name: string): Promise<void> => change(() => void fireEvent.click(button(name)))

describe('the saved receivers view', () => {
  it('lists those of the chain, and puts the selected one into the form', async () => {
    const { state, told } = await drawSend('WalletSendReceivers', { saved: [BO, SOL, ANA] })
    const rows = inView().getAllByRole('listitem')
    assert.deepEqual(
      rows.map((row) => row.querySelector('button')?.textContent),
      ['Bo0x22…222222', 'Ana0x11…960582'],
    )
    await press('Ana 0x11…960582')
    assert.equal(state.value._tag === 'Ready' && state.value.form.receiver, FRIEND)
    assert.include(told, 'back')
  })

  it('deletes one, and all, by a second press of the same button, and keeps the focus in the view [U-75]', async () => {
    const { receivers } = await drawSend('WalletSendReceivers', { saved: [ANA, BO, SOL] })
    await press('Delete Ana')
    inView().getByText('Press again to delete Ana.')
    await press('Delete Bo')
    assert.lengthOf(receivers.value, 3)
    button('Delete Bo').focus()
    await press('Delete Bo')
    assert.deepEqual(receivers.value, [ANA, SOL])
    assert.equal(document.activeElement, button('Ana 0x11…960582'))
    await press('Delete all')
    inView().getByText('Press again to delete all of them.')
    button('Delete all').focus()
    await press('Delete all')
    assert.deepEqual(receivers.value, [])
    assert.equal(document.activeElement?.textContent, 'Nobody is saved here. You can save whom you sent something.')
    assert.isNull(inView().queryByRole('link'))
  })

  it('links to a file of all saved ones, even if none is of this chain', async () => {
    await drawSend('WalletSendReceivers', { saved: [SOL] })
    inView().getByText(/^Nobody is saved here/)
    const link = inView().getByRole<HTMLAnchorElement>('link', { name: 'Export' })
    assert.equal(link.download, 'saved-receivers.json')
    assert.deepEqual(JSON.parse(decodeURIComponent(link.href.replace(/^[^,]+,/, ''))), [SOL])
  })

  it('is offered in the form only if there is a saved receiver', async () => {
    const { receivers } = await drawSend('WalletSend', {})
    assert.isNull(inView().queryByRole('button', { name: 'Saved receivers' }))
    await change(() => receivers.set([ANA]))
    button('Saved receivers')
  })
})

describe('the view of a sent transfer', () => {
  const name = () => inView().getByRole<HTMLInputElement>('textbox', { name: 'Your name for this receiver' })
  const type = (value: string): Promise<void> => change(() => void fireEvent.change(name(), { target: { value } }))

  it('offers to save the receiver, under a name that the visitor types, and keeps the focus [U-75]', async () => {
    const { receivers } = await drawSend('WalletSendConfirmed', { isSent: true })
    await press('Save this receiver')
    assert.equal(document.activeElement, name())
    await press('Save')
    await type(' \u202e ')
    await press('Save')
    assert.deepEqual(receivers.value, [])
    await type(' Ana ')
    await press('Save')
    assert.deepEqual(receivers.value, [ANA])
    assert.equal(document.activeElement?.textContent, 'Saved as Ana')
    assert.isNull(inView().queryByRole('button', { name: 'Save this receiver' }))
  })

  it('shows if the browser does not persist it, and if 100 are saved', async () => {
    const { receivers } = await drawSend('WalletSendConfirmed', {
      isSent: true,
      save: () => Promise.reject(new Error('full')),
    })
    await press('Save this receiver')
    await type('Ana')
    await press('Save')
    assert.equal(inView().getByRole('alert').textContent, 'This browser does not keep it. It was not saved.')
    await change(() => receivers.set(Array.from({ length: MOST_RECEIVERS }, () => BO)))
    assert.equal(inView().getByRole('alert').textContent, '100 receivers are saved. Delete one first.')
  })
})
