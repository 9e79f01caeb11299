import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { AccountButton } from '../../../ui-react/connect/AccountButton.js'
import { ConnectButton } from '../../../ui-react/connect/ConnectButton.js'
import type { AccountButtonProps } from '../../../ui-react/connect/useAccountButton.js'
import { NetworkButton } from '../../../ui-react/network/NetworkButton.js'
import { mainnet } from '../../../networks.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, draw } from '../support/draw.js'
import { ELSEWHERE, withNetworks } from '../support/networks.js'

describe('the buttons in a host’s page', () => {
  it('load the core on hover or focus, and open the modal when pressed', async () => {
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

  it('show that a stored wallet is being restored', async () => {
    await draw(<ConnectButton />, ({ stores }) => stores.account.set({ ...stores.account.value, status: 'connecting' }))
    assert.equal(screen.getByRole('button', { name: 'Connecting…' }).getAttribute('aria-busy'), 'true')
  })

  it('[S5-21] show the account, and open it', async () => {
    const { told } = await draw(<AccountButton />, ({ stores }) => stores.account.set(aConnectedAccount()))
    fireEvent.click(screen.getByRole('button', { name: /^Account 0xf3…b92266/ }))
    assert.deepEqual(told, ['open {"view":"Account"}'])
  })

  it('are one button that is first Connect and then the account, and keeps the focus', async () => {
    const { told, stores } = await draw(<ConnectButton label="Sign in" />)
    const button = screen.getByRole('button', { name: 'Sign in' })
    button.focus()
    await change(() => stores.account.set(aConnectedAccount()))
    assert.strictEqual(screen.getByRole('button', { name: /^Account 0xf3…b92266/ }), button)
    assert.strictEqual(document.activeElement, button)
    fireEvent.click(button)
    assert.equal(told.at(-1), 'open {"view":"Account"}')
    await change(() => stores.network.set({ ...stores.network.value, active: ELSEWHERE }))
    fireEvent.click(screen.getByRole('button', { name: /Wrong network$/ }))
    assert.equal(told.at(-1), 'open {"view":"UnsupportedChain"}')
    await change(() => stores.account.set(stores.account.initial))
    assert.equal(button.textContent, 'Sign in')
  })

  it('show the parts of the account that the host enables, and always have its name', async () => {
    const seen = async (parts: AccountButtonProps): Promise<readonly unknown[]> => {
      await draw(<ConnectButton {...parts} />, ({ stores }) =>
        stores.account.set(aConnectedAccount({ balance: '1.5' })),
      )
      const button = screen.getByRole('button', { name: /^Account 0xf3…b92266/ })
      return [
        button.querySelector('svg') !== null && 'picture',
        button.querySelector('bdi[aria-hidden]')?.textContent,
        button.textContent.includes('1.5') && 'balance',
      ].filter((part) => typeof part === 'string')
    }
    assert.deepEqual(await seen({}), ['picture', '0xf3…b92266', 'balance'])
    assert.deepEqual(await seen({ picture: false }), ['0xf3…b92266', 'balance'])
    assert.deepEqual(await seen({ name: false }), ['picture', 'balance'])
    assert.deepEqual(await seen({ balance: false }), ['picture', '0xf3…b92266'])
    assert.deepEqual(await seen({ picture: false, name: false, balance: false }), ['0xf3…b92266'])
  })

  it('show no account while disconnected', async () => {
    await draw(<AccountButton />)
    assert.isNull(screen.queryByRole('button'))
  })

  it('show that the wallet is on a network the site does not use', async () => {
    const { told } = await draw(<AccountButton />, ({ stores }) => {
      stores.account.set(aConnectedAccount())
      stores.network.set({ ...stores.network.value, active: ELSEWHERE })
    })
    fireEvent.click(screen.getByRole('button', { name: /^Account 0xf3…b92266 ?Wrong network$/ }))
    assert.deepEqual(told, ['open {"view":"UnsupportedChain"}'])
  })

  it('accept an unconfigured network that the host allows [S4-18]', async () => {
    const { told } = await draw(<AccountButton />, ({ stores }) => {
      stores.account.set(aConnectedAccount())
      stores.network.set({ ...stores.network.value, active: ELSEWHERE, unsupported: 'Allowed' })
    })
    fireEvent.click(screen.getByRole('button', { name: /^Account 0xf3…b92266/ }))
    assert.deepEqual(told, ['open {"view":"Account"}'])
  })

  it('show the network and open the list of networks', async () => {
    const { told, stores } = await draw(<NetworkButton />, withNetworks())
    const button = screen.getByRole('button', { name: 'Network: Ethereum' })
    fireEvent.focus(button)
    fireEvent.click(button)
    assert.deepEqual(told, ['preload', 'open {"view":"Networks"}'])
    await change(() => stores.modal.set({ _tag: 'Open', history: [{ name: 'Networks' }], shaking: false }))
    fireEvent.click(button)
    assert.equal(told.at(-1), 'close')
  })

  it('show only the network if there is no other, or the host disabled switching', async () => {
    for (const more of [{ networks: [mainnet] }, { switching: 'Off' }] as const) {
      const { told } = await draw(<NetworkButton />, withNetworks(more))
      const button = screen.getByRole('button', { name: 'Network: Ethereum' })
      fireEvent.click(button)
      assert.equal(button.getAttribute('aria-disabled'), 'true')
      assert.deepEqual(told, [])
    }
  })

  it('show that the wallet is on an unconfigured network, and open the list, even of a single one [U-36]', async () => {
    const { told } = await draw(<NetworkButton />, withNetworks({ networks: [mainnet], active: ELSEWHERE }))
    const button = screen.getByRole('button', { name: 'Network: Unsupported network' })
    assert.equal(button.dataset['tone'], 'danger')
    fireEvent.click(button)
    assert.deepEqual(told, ['open {"view":"Networks"}'])
  })

  it('do not take the focus from elsewhere when the network button replaces the account', async () => {
    await draw(
      <>
        <NetworkButton />
        <ConnectButton />
      </>,
    )
    assert.equal(document.querySelector('[data-portico-opener]')?.textContent, 'Connect Wallet')
  })
})
