import { assert } from 'chai'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, NETWORK_MEMORY } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { switchingArrives } from '../../support/switchingArrives.js'
import { setUpLoggedIn } from './setUpLoggedIn.js'
import { inPage } from './setUpLogins.js'

const codeOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'answered',
    (error: unknown) => readField(readField(error, 'data'), 'portico'),
  )

describe('a request to the EIP-1193 provider made before its code has loaded', () => {
  inPage()

  it('goes to no other wallet that the visitor connects meanwhile [U-41]', async () => {
    const wallets = ['one', 'two'].map((id) => fakeWalletConnector({ id, accounts: [`0x${id.padEnd(40, '0')}`] }))
    const portico = createPortico({
      networks: [mainnet],
      override: (bind) => {
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry(wallets))
        bind.value(CONNECTION_MEMORY, fakeConnectionMemory())
        bind.value(NETWORK_MEMORY, fakeNetworkMemory())
      },
    })
    await portico.connect('one')
    const signing = codeOf(portico.provider().request({ method: 'personal_sign', params: ['0x6869'] }))
    await portico.connect('two')
    assert.equal(await signing, 'PTC-REQUEST-MOVED')
    assert.deepEqual(
      wallets.map(({ wallet }) => wallet.requests().length),
      [0, 0],
    )
    portico.destroy()
  })

  it('pays on no other chain that the visitor switches to meanwhile [U-41] [S7-35]', async () => {
    await switchingArrives()
    const { portico, site, passes } = await setUpLoggedIn()
    const params = [{ from: SITE_ACCOUNTS.smartAccount, to: SITE_ACCOUNTS.eoa, value: '0x5' }]
    let code: unknown
    void codeOf(portico.provider().request({ method: 'eth_sendTransaction', params })).then((told) => (code = told))
    void portico.switchNetwork('eip155:10')
    await passes(() => code !== undefined)
    assert.deepEqual([code, site.visitor.asked()], ['PTC-REQUEST-MOVED', []])
    portico.destroy()
  })
})
