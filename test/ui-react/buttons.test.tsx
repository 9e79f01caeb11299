import './support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { AccountButton } from '../../ui-react/connect/AccountButton.js'
import { ConnectButton } from '../../ui-react/connect/ConnectButton.js'
import { aConnectedAccount } from './support/aConnectedAccount.js'
import { change, draw } from './support/draw.js'

describe('the buttons in the host’s page', () => {
  it('load the core when a pointer or the focus comes near, and open the modal when pressed', async () => {
    const { told } = await draw(<ConnectButton />)
    const button = screen.getByRole('button', { name: 'Connect Wallet' })
    fireEvent.pointerEnter(button)
    fireEvent.focus(button)
    fireEvent.click(button)
    assert.deepEqual(told, ['preload', 'preload', 'open'])
  })

  it('close the modal when it is open', async () => {
    const { told, stores } = await draw(<ConnectButton />)
    await change(() => stores.modal.set({ _tag: 'Open', history: [{ name: 'Connect' }], shaking: false }))
    const button = screen.getByRole('button', { name: 'Connect Wallet' })
    assert.equal(button.getAttribute('aria-expanded'), 'true')
    fireEvent.click(button)
    assert.deepEqual(told, ['close'])
  })

  it('say that a remembered wallet is being asked', async () => {
    await draw(<ConnectButton />, ({ stores }) => stores.account.set({ ...stores.account.value, status: 'connecting' }))
    assert.equal(screen.getByRole('button', { name: 'Connecting…' }).getAttribute('aria-busy'), 'true')
  })

  it('[S5-21] show who is connected, and open the account', async () => {
    const { told } = await draw(<AccountButton />, ({ stores }) => stores.account.set(aConnectedAccount()))
    fireEvent.click(screen.getByRole('button', { name: 'Account 0xf3…b92266' }))
    assert.deepEqual(told, ['open {"view":"Account"}'])
  })

  it('show no account while nobody is connected', async () => {
    await draw(<AccountButton />)
    assert.isNull(screen.queryByRole('button'))
  })

  it('say when the wallet is on a network that the site does not use', async () => {
    await draw(<AccountButton />, ({ stores }) => {
      stores.account.set(aConnectedAccount())
      stores.network.set({ ...stores.network.value, active: { _tag: 'Unsupported', caipNetworkId: 'eip155:5' } })
    })
    screen.getByRole('button', { name: 'Account 0xf3…b92266, Wrong network' })
  })
})
