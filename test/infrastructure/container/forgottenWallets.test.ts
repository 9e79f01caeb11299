import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { CHAIN_RPC, CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { until } from '../../support/until.js'

describe('stored data of a connected wallet', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })

  it('is deleted on disconnect: nothing reveals which account was here [U-29] [S-25]', async () => {
    localStorage.clear()
    const portico = createPortico({
      networks: [mainnet],
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron' })]))
        value(CHAIN_RPC, fakeChainRpc())
      },
    })
    const isKept = (name: string): boolean => localStorage.getItem(`portico.${name}`) !== null
    await portico.connect('heron')
    await until(() => isKept('accounts') && isKept('connections'))
    await portico.disconnect()
    await until(() => !isKept('accounts'))
    assert.isFalse(isKept('connections'))
    portico.destroy()
  })
})
