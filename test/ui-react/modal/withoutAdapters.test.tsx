import '../support/dom.js'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { Network } from '../../../domain/network/network.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { change } from '../support/draw.js'
import { drawPortico, leadsTo, viewOnScreen } from '../support/drawPortico.js'

const polka = (id: string): Network =>
  aNetwork({ id, name: `Polka ${id}`, caipNetworkId: `polkadot:${id}`, chainNamespace: 'polkadot' })

describe('a site on networks without adapters', () => {
  let portico: Portico
  afterEach(async () => {
    await change(portico.destroy)
    cleanup()
  })
  /** With a wallet of the host's own, or one on a phone. */
  const visit = (where: 'InPage' | 'OnPhone'): void => {
    const wallet = fakeWalletConnector({
      id: 'dot',
      name: 'Dot Wallet',
      namespace: 'polkadot',
      caipNetworkId: 'polkadot:main',
      accounts: ['5Dot'],
      ...(where === 'OnPhone' && { remote: true }),
    })
    const networks = [polka('main'), polka('other')] as const
    portico = drawPortico({ networks, features: { email: false, socials: false, multiWallet: true } }, ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
      value(PORTS.CONNECTION_MEMORY, fakeConnectionMemory())
      value(PORTS.NETWORK_MEMORY, fakeNetworkMemory())
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
      value(PORTS.PAIRING, fakePairing())
    })
  }
  const press = (name: RegExp, view: string, shows = (): boolean => true): Promise<void> =>
    leadsTo(
      () => fireEvent.click(screen.getByRole('button', { name })),
      () => viewOnScreen() === view && shows(),
    )

  it('opens Account, ProfileWallets and Networks for a connected visitor [S2-22] [S2-23] [S2-24]', async () => {
    visit('OnPhone')
    await leadsTo(
      () => portico.connect('dot', 'polkadot'),
      () => portico.account('polkadot').value.status === 'connected',
    )
    await press(/^Account/, 'Account')
    await press(/^Wallets/, 'ProfileWallets', () => screen.queryByText('Dot Wallet') !== null)
    await change(portico.close)
    await press(/^Network: /, 'Networks')
    screen.getByRole('button', { name: /^Polka other/ })
  })

  it('shows the list if the host has its own connector, and otherwise pairing [S2-22]', async () => {
    visit('InPage')
    await press(/^Connect Wallet/, 'Connect')
    screen.getByRole('button', { name: /^Dot Wallet/ })
    await change(portico.destroy)
    visit('OnPhone')
    await press(/^Connect Wallet/, 'ConnectingWalletConnectBasic')
    assert.isNull(screen.queryByRole('button', { name: /^Dot Wallet/ }))
  })
})
