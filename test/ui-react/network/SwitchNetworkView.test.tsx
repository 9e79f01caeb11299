import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { NetworkSwitch } from '../../../domain/network/networkSwitch.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { withNetworks } from '../support/networks.js'

const BASE = 'eip155:8453'
type Failure = Extract<NetworkSwitch, { readonly _tag: 'Failed' }>['error']
const failed = (error: Failure): NetworkSwitch => ({ _tag: 'Failed', networkId: BASE, error })

const switching = (attempt: NetworkSwitch) =>
  drawView({ name: 'SwitchNetwork', networkId: BASE }, (fake) => {
    withNetworks()(fake)
    fake.stores.account.set(aConnectedAccount({ connectedWalletInfo: { name: 'Heron Wallet' } }))
    fake.stores.networkSwitch.set(attempt)
  })

const AWAITING: NetworkSwitch = { _tag: 'AwaitingApproval', networkId: BASE }

describe('the view of a pending network switch', () => {
  it('[S2-12] is named after the network, shows where to approve and why, and has no other action', async () => {
    await switching(AWAITING)
    screen.getByRole('dialog', { name: 'Base' })
    screen.getByText('Approve in Heron Wallet')
    screen.getByText(/Heron Wallet asks before it moves to Base/)
    assert.isNull(screen.queryByRole('button', { name: 'Try again' }))
  })

  it('asks before it switches a page whose wallet is already on the network, as after a login [S2-12]', async () => {
    const active = { connectorId: 'heron', accounts: ['0xa1'], caipNetworkId: BASE } as const
    const { told, stores } = await switching({ _tag: 'Idle' })
    screen.getByText('Heron Wallet will ask you before it moves.')
    await change(() => stores.connections.set({ ...NO_CONNECTIONS, eip155: { _tag: 'Connected', active, others: [] } }))
    screen.getByText('You are connected there. This page stays where it is until you move it.')
    fireEvent.click(screen.getByRole('button', { name: 'Switch network' }))
    assert.include(told, 'retrySwitch')
  })

  const again: readonly (readonly [string, NetworkSwitch])[] = [
    ['Network not switched', { _tag: 'Rejected', networkId: BASE }],
    ['No answer', failed({ _tag: 'SwitchTimedOut', afterMs: 1 })],
    ['A request is already open', failed({ _tag: 'SwitchPending' })],
    ['Heron Wallet does not know Base', failed({ _tag: 'ChainNotAdded', networkId: BASE })],
    ['Heron Wallet says it is on Ethereum', failed({ _tag: 'SwitchNotHonoured', reported: 'eip155:1' })],
    ['Heron Wallet says it is on Polygon', failed({ _tag: 'SwitchNotHonoured', reported: 'eip155:137' })],
    ['Heron Wallet says it is on eip155:31339', failed({ _tag: 'SwitchNotHonoured', reported: 'eip155:31339' })],
    ['Could not switch', failed({ _tag: 'SwitchFailed', code: -32603, message: '<b>no</b>', cause: undefined })],
  ]
  for (const [words, attempt] of again) {
    it(`shows "${words}", and never success, and offers a retry [S2-12] [U-37] [W-40]`, async () => {
      const { told } = await switching(attempt)
      screen.getByText(words)
      assert.isNull(screen.queryByText(/You are on/))
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      assert.include(told, 'retrySwitch')
    })
  }

  it('names the chain to add to a wallet that did not add it [U-39]', async () => {
    await switching(failed({ _tag: 'ChainNotAdded', networkId: BASE }))
    screen.getByText(/chain ID 8453/)
  })

  it("quotes the wallet's reason for not switching, instead of a guess [U-37]", async () => {
    const detail = 'Сеть <b>не</b> поддерживается'
    await switching(failed({ _tag: 'SwitchFailed', code: undefined, message: detail, detail }))
    screen.getByText(`Heron Wallet says: “\u2068${detail}\u2069”`)
    assert.isNull(screen.queryByText(/Unlock it/))
  })

  it('shows why a wallet did not add a network, beside how to add it [U-39]', async () => {
    await switching(failed({ _tag: 'ChainNotAdded', networkId: BASE, detail: 'Is your RPC URL correct?' }))
    screen.getByText(/chain ID 8453/)
    screen.getByText('Heron Wallet says: “\u2068Is your RPC URL correct?\u2069”')
  })

  it('suggests to unlock a wallet that gave no reason', async () => {
    await switching(failed({ _tag: 'SwitchFailed', code: 0, message: '' }))
    screen.getByText(/Unlock it/)
    assert.isNull(screen.queryByText(/says/))
  })

  it('does not style the visitor’s own rejection as an error [U-89]', async () => {
    await switching({ _tag: 'Rejected', networkId: BASE })
    assert.equal(screen.getByText('Network not switched').dataset['tone'], 'plain')
  })

  it('goes back if asking again is useless', async () => {
    const { told } = await switching(failed({ _tag: 'SwitchNotSupported' }))
    screen.getByText('Heron Wallet cannot move to Base')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    assert.include(told, 'back')
  })

  it('asks only on demand, if opened without a switch, or for another one', async () => {
    for (const attempt of [
      { _tag: 'Idle' },
      { _tag: 'Failed', networkId: 'eip155:1', error: { _tag: 'SwitchPending' } },
    ] satisfies NetworkSwitch[]) {
      const { told } = await switching(attempt)
      screen.getByText('Move to Base?')
      assert.notInclude(told, 'retrySwitch')
      fireEvent.click(screen.getByRole('button', { name: 'Switch network' }))
      assert.include(told, 'retrySwitch')
    }
  })

  it('shows the list of networks, if opened for an unconfigured one', async () => {
    await drawView({ name: 'SwitchNetwork', networkId: 'eip155:31339' }, withNetworks())
    screen.getByRole('list', { name: 'Networks' })
  })

  it('announces progress, and focuses "Try again" when it appears', async () => {
    const { stores } = await switching(AWAITING)
    await change(() => stores.networkSwitch.set({ _tag: 'Rejected', networkId: BASE }))
    assert.include(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
      'Network not switched',
    )
    assert.equal(document.activeElement?.textContent, 'Try again')
    await change(() => stores.networkSwitch.set(AWAITING))
    assert.isNotNull(document.activeElement?.closest('[role=dialog]'))
  })
})
