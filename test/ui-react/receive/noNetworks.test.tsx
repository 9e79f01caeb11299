import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { bitcoin, bitcoinTestnet } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { drawPortico, leadsTo } from '../support/drawPortico.js'

describe('receiving at an address without a network of the site', () => {
  let portico: Portico
  afterEach(() => portico.destroy())

  it('shows that, and does not mention an approval, which was never requested', async () => {
    const { caipNetworkId } = bitcoinTestnet
    const wallet = fakeWalletConnector({ id: 'a', namespace: 'bip122', accounts: ['tb1q'], caipNetworkId })
    portico = drawPortico({ networks: [bitcoin] }, ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
      value(PORTS.CHAIN_RPC, fakeChainRpc(TE.right(0n)))
      value(PORTS.BALANCE_API, fakeBalanceApi())
      value(PORTS.SUPPORTED_CHAINS_API, fakeSupportedChainsApi())
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
    })
    await portico.connect('a')
    const says = () => screen.queryByText('This address is on none of the networks of this site.') !== null
    await leadsTo(() => portico.open({ view: 'WalletReceive' }), says)
    await leadsTo(
      () => portico.commands.go({ name: 'WalletCompatibleNetworks' }),
      () => says() && !screen.queryByText('Scan with a wallet to pay this address.'),
    )
    assert.isNull(screen.queryByText(/approved/))
  })
})
