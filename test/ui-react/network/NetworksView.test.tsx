import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import type { NetworkState } from '../../../application/api/state.js'
import { type Connections, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { evmNetwork } from '../../../domain/network/defineNetwork.js'
import { base, mainnet, sepolia, solana } from '../../../networks.js'
import { change, drawView } from '../support/draw.js'
import { ELSEWHERE, withNetworks } from '../support/networks.js'
import { wordsOf } from '../support/wordsOf.js'

const drawNetworks = (more: Partial<NetworkState> = {}) => drawView({ name: 'Networks' }, withNetworks(more))
const rows = () => within(screen.getByRole('list', { name: 'Networks' })).getAllByRole('button')
const row = (name: RegExp) => screen.getByRole('button', { name })
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const MANY = Array.from({ length: 12 }, (_, at) =>
  evmNetwork({ id: 100 + at, name: `Chain ${at}`, rpc: 'https://chain.example' }),
)

describe('the Networks view', () => {
  it('lists the networks of the site and marks the active one, visually and for screen readers [W-39]', async () => {
    await drawNetworks()
    assert.deepEqual(rows().map(wordsOf), ['EthereumCurrent', 'Base', 'SepoliaTest network'])
    assert.deepEqual(
      rows().map((each) => each.getAttribute('aria-current')),
      ['true', null, null],
    )
  })

  it('switches to the selected network, and shows it once active', async () => {
    const { told, stores } = await drawNetworks()
    fireEvent.click(row(/^Base/))
    assert.include(told, 'chooseNetwork "eip155:8453"')
    await change(() => stores.network.update((known) => ({ ...known, active: { _tag: 'Configured', network: base } })))
    assert.include(announced(), 'You are on Base')
  })

  it('marks networks that a paired wallet did not approve, and only while so; they can be selected nevertheless', async () => {
    const paired = {
      connectorId: 'walletConnect',
      accounts: ['0xa1'],
      caipNetworkId: 'eip155:1',
      wallet: { name: 'Osprey' },
    } as const
    const approves = (...approvedNetworks: readonly CaipNetworkId[]): Connections => ({
      ...NO_CONNECTIONS,
      eip155: { _tag: 'Connected', active: { ...paired, approvedNetworks }, others: [] },
    })
    const { told, stores } = await drawNetworks({ networks: [mainnet, base, sepolia, solana] })
    const plain = ['EthereumCurrent', 'Base', 'SepoliaTest network', 'Solana']
    assert.deepEqual(rows().map(wordsOf), plain)
    await change(() => stores.connections.set(approves('eip155:1')))
    assert.deepEqual(rows().map(wordsOf), [
      'EthereumCurrent',
      'BaseNot approved in Osprey',
      'SepoliaTest network · Not approved in Osprey',
      'SolanaOsprey is not connected there',
    ])
    fireEvent.click(row(/^Base Not approved in Osprey$/))
    assert.include(told, 'chooseNetwork "eip155:8453"')
    const all = approves('eip155:1', 'eip155:8453', 'eip155:11155111')
    await change(() => stores.connections.set(all))
    assert.deepEqual(rows().map(wordsOf), [...plain.slice(0, 3), 'SolanaOsprey is not connected there'])
    // A connection there is asked there.
    for (const approvedNetworks of [undefined, [solana.caipNetworkId]]) {
      const wallet = { connectorId: 'kestrel', accounts: ['So1'], caipNetworkId: solana.caipNetworkId } as const
      const active = { ...wallet, ...(approvedNetworks && { approvedNetworks }) }
      await change(() => stores.connections.set({ ...all, solana: { _tag: 'Connected', active, others: [] } }))
      assert.deepEqual(rows().map(wordsOf), plain)
    }
  })

  it('marks nothing for an installed wallet, which is asked on selection', async () => {
    const active = { connectorId: 'io.heron', accounts: ['0xa1'], caipNetworkId: 'eip155:1' } as const
    const { stores } = await drawNetworks({ networks: [mainnet, base, solana] })
    await change(() => stores.connections.set({ ...NO_CONNECTIONS, eip155: { _tag: 'Connected', active, others: [] } }))
    assert.deepEqual(rows().map(wordsOf), ['EthereumCurrent', 'Base', 'Solana'])
  })

  it('goes back when the active network is selected', async () => {
    const { told } = await drawNetworks()
    fireEvent.click(row(/^Ethereum/))
    assert.include(told, 'back')
    assert.notInclude(told.join(), 'chooseNetwork')
  })

  it('marks none while the wallet is elsewhere, and shows its network [U-36]', async () => {
    await drawNetworks({ active: ELSEWHERE })
    screen.getByText('(eip155:31339)')
    assert.isEmpty(rows().filter((each) => each.hasAttribute('aria-current')))
  })

  it('shows that nothing can be selected if the host disabled it', async () => {
    const { told } = await drawNetworks({ switching: 'Off' })
    screen.getByText('This site does not switch networks. Change it in your wallet.')
    fireEvent.click(row(/^Base/))
    assert.notInclude(told.join(), 'chooseNetwork')
    assert.equal(row(/^Base/).getAttribute('aria-disabled'), 'true')
  })

  it('moves through the rows with the arrow keys', async () => {
    await drawNetworks()
    const [first, second] = rows()
    if (first === undefined) return assert.fail('no rows')
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    assert.equal(document.activeElement, second)
  })

  it('has a search only for more networks than fit', async () => {
    await drawNetworks()
    assert.isNull(screen.queryByRole('searchbox'))
    await drawNetworks({ networks: MANY })
    screen.getByRole('searchbox', { name: 'Search networks' })
  })

  it('matches any part of the name, announces the count, and shows if there is no match', async () => {
    await drawNetworks({ networks: MANY })
    const field = screen.getByRole('searchbox')
    await change(() => void fireEvent.change(field, { target: { value: ' CHAIN 1' } }))
    assert.deepEqual(rows().map(wordsOf), ['Chain 1', 'Chain 10', 'Chain 11'])
    assert.include(announced(), '3 networks found')
    await change(() => void fireEvent.keyDown(field, { key: 'ArrowDown' }))
    assert.equal(document.activeElement, rows()[0])
    await change(() => void fireEvent.change(field, { target: { value: 'nowhere' } }))
    screen.getByText('No network of this site has that name.')
  })

  it('links to an explanation of networks', async () => {
    const { told } = await drawNetworks()
    fireEvent.click(screen.getByRole('button', { name: 'What is a network?' }))
    assert.include(told, 'go {"name":"WhatIsANetwork"}')
  })

  it('shows the host’s own picture of a network as it is, and the wallet API’s only after the picture check [S-12]', async () => {
    const own = { ...mainnet, imageUrl: 'data:image/png;base64,AAAA' }
    await drawView({ name: 'Networks' }, (fake) => {
      withNetworks({ networks: [own, base] })(fake)
      fake.stores.picture.set('blob:safe')
    })
    const pictures = [...document.querySelectorAll('[data-portico-view] img')].map((picture) =>
      picture.getAttribute('src'),
    )
    assert.deepEqual(pictures, ['data:image/png;base64,AAAA', 'blob:safe'])
  })
})
