import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { NetworkState } from '../../../application/api/state.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { ELSEWHERE, withNetworks } from '../support/networks.js'

const drawUnsupported = (more: Partial<NetworkState> = {}) =>
  drawView({ name: 'UnsupportedChain' }, (fake) => {
    fake.stores.account.set(aConnectedAccount())
    withNetworks({ active: ELSEWHERE, ...more })(fake)
  })
const names = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

describe('the view for a network that the site does not use', () => {
  it("[S2-14] shows the wallet's network by id, and by name if well-known [U-36]", async () => {
    await drawUnsupported()
    screen.getByRole('dialog', { name: 'Unsupported network' })
    assert.equal(
      screen.getByText(/This site does not use/).parentElement?.textContent,
      'This site does not use the network your wallet is on. (eip155:31339)',
    )
    await drawUnsupported({ active: { _tag: 'Unsupported', caipNetworkId: 'eip155:137' } })
    assert.equal(
      screen.getByText(/This site does not use/).parentElement?.textContent,
      'This site does not use Polygon, where your wallet is. (eip155:137)',
    )
  })

  it("[S2-14] offers the site's networks and to disconnect, each as a button [U-38]", async () => {
    const { told } = await drawUnsupported()
    const rows = within(screen.getByRole('list', { name: 'Networks' })).getAllByRole('button')
    assert.lengthOf(rows, 3)
    fireEvent.click(screen.getByRole('button', { name: /^Base/ }))
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })))
    assert.includeMembers(told, ['chooseNetwork "eip155:8453"', 'disconnect'])
    assert.notInclude(names(), 'Use it anyway')
  })

  it('offers to stay only if the host allows it, which just closes [S4-18] [U-38]', async () => {
    const { told } = await drawUnsupported({ unsupported: 'Allowed' })
    fireEvent.click(screen.getByRole('button', { name: 'Use it anyway' }))
    assert.include(told, 'close')
  })

  it('offers no network if the host disabled switching, and shows what helps [S4-18]', async () => {
    await drawUnsupported({ switching: 'Off' })
    assert.isNull(screen.queryByRole('list', { name: 'Networks' }))
    screen.getByText(/This site cannot switch it for you/)
    screen.getByRole('button', { name: 'Disconnect' })
  })

  it('can be closed, also by Escape [U-38]', async () => {
    const { told } = await drawUnsupported()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    assert.deepEqual(
      told.filter((order) => order === 'close'),
      ['close', 'close'],
    )
  })
})
