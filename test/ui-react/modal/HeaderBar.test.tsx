import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { NetworkState } from '../../../application/api/state.js'
import { mainnet } from '../../../networks.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { ELSEWHERE, withNetworks } from '../support/networks.js'

const drawAccount = (more: Partial<NetworkState> = {}) =>
  drawView({ name: 'Account' }, (fake) => {
    fake.stores.account.set(aConnectedAccount())
    withNetworks(more)(fake)
  })
const picker = () => screen.queryByRole('button', { name: /^Network: / })

describe('the element before the title', () => {
  it('is the network of the account, as a link to the others', async () => {
    const { told } = await drawAccount()
    fireEvent.click(screen.getByRole('button', { name: 'Network: Ethereum. Change' }))
    assert.include(told, 'go {"name":"Networks"}')
  })

  it('is also that if the site has one network and the wallet is on another [U-36]', async () => {
    await drawAccount({ networks: [mainnet], active: ELSEWHERE })
    assert.equal(picker()?.getAttribute('aria-label'), 'Network: eip155:31339. Change')
  })

  it('is no network selector without a choice', async () => {
    await drawAccount({ networks: [mainnet] })
    assert.isNull(picker())
    await drawAccount({ switching: 'Off' })
    assert.isNull(picker())
  })

  it('is the back button if there is a view to return to', async () => {
    const { told, stores } = await drawAccount()
    await change(() =>
      stores.modal.set({ _tag: 'Open', history: [{ name: 'Account' }, { name: 'Networks' }], shaking: false }),
    )
    assert.isNull(picker())
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    assert.include(told, 'back')
  })

  it('is help for a visitor without a wallet', async () => {
    const { told } = await drawView({ name: 'Connect' })
    fireEvent.click(screen.getByRole('button', { name: 'What is a wallet?' }))
    assert.include(told, 'go {"name":"WhatIsAWallet"}')
  })
})
