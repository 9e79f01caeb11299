import '../support/dom.js'
import { act, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { drawView } from '../support/draw.js'

const WAITING = {
  wallet: 'Birch Nest',
  address: { href: 'birch://wc?requestId=1&sessionTopic=t', target: '_self' },
} as const

describe('the link back to a wallet with a pending request', () => {
  it('is above the page while the modal is closed, and disappears with the answer [U-22]', async () => {
    const { stores, told } = await drawView({ name: 'Account' })
    act(() => stores.modal.set({ _tag: 'Closed' }))
    assert.isNull(screen.queryByRole('button', { name: 'Open Birch Nest' }))
    act(() => stores.waiting.set(WAITING))
    await screen.findByText('Birch Nest has a request for you.')
    fireEvent.click(screen.getByRole('button', { name: 'Open Birch Nest' }))
    assert.include(told, 'continueInWallet')
    screen.getByText('If Birch Nest did not open, open it yourself: it has a request for you.')
    act(() => stores.waiting.set(undefined))
    assert.isNull(screen.queryByRole('button', { name: 'Open Birch Nest' }))
  })

  it('is inside the modal while that is open, so that it is reachable [U-22]', async () => {
    const { stores } = await drawView({ name: 'Account' })
    act(() => stores.waiting.set(WAITING))
    const button = screen.getByRole('button', { name: 'Open Birch Nest' })
    assert.isTrue(screen.getByRole('dialog').contains(button))
  })

  it('names the wallet if the browser does not open it, with instructions [U-21]', async () => {
    const { stores } = await drawView({ name: 'Account' })
    const said = (_tag: 'LinkNotOpened' | 'WalletNotOpened'): string | null => {
      act(() => stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag, wallet: 'Birch Nest' } }))
      return screen.getByRole('alert').textContent
    }
    const failed = 'Birch Nest could not be opened from this page.'
    assert.equal(said('LinkNotOpened'), `${failed} Copy the link and paste it there.`)
    assert.equal(said('WalletNotOpened'), `${failed} Open it yourself.`)
  })
})
