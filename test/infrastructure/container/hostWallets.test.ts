import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { rejectionOf } from './setUpProvider.js'

const [FIRST, SECOND] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const

describe('the host API for the wallets of a page', () => {
  const setUp = async () => {
    const connectors = [
      fakeWalletConnector({ id: 'heron', accounts: [FIRST, SECOND] }),
      fakeWalletConnector({ id: 'tern', accounts: [SECOND] }),
    ]
    const portico = createPortico({
      networks: [mainnet],
      features: { multiWallet: true },
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry(connectors))
        value(CONNECTION_MEMORY, fakeConnectionMemory())
      },
    })
    for (const id of ['tern', 'heron']) await portico.connect(id)
    const wallets = await portico.feature('multiWallet')
    if (wallets === undefined) throw new Error('several wallets are off')
    const address = (): string | undefined => portico.account('eip155').value.address
    const known = (id: string) => {
      const found = wallets.state.value.wallets.eip155.find(({ connectorId }) => connectorId === id)
      if (found === undefined) throw new Error(`no ${id}`)
      return found
    }
    return { portico, wallets, known, address }
  }

  it('switches to a wallet by its list entry, with a plain or CAIP-10 address [S1-08] [S5-04]', async () => {
    const { portico, wallets, known, address } = await setUp()
    await wallets.switchTo(known('heron'), SECOND)
    assert.equal(address(), SECOND)
    await wallets.switchTo(known('heron'), `eip155:1:${FIRST}`)
    assert.equal(address(), FIRST)
    await wallets.switchTo(known('tern'))
    assert.deepEqual([known('tern').relation, known('heron').relation], ['connected', 'active'])
    portico.destroy()
  })

  it('fails for an unknown relation, and switches nothing [S4-03]', async () => {
    const { portico, wallets, known, address } = await setUp()
    const odd = { ...known('tern'), relation: 'asleep' as 'active' }
    assert.deepInclude(await rejectionOf(wallets.switchTo(odd)), {
      code: 'PTC-CONNECTION-STATUS',
      message: 'Invalid connection status: asleep',
    })
    assert.equal(address(), FIRST)
    portico.destroy()
  })

  it('fails for an address that is no CAIP address, or of another namespace [S8-25] [S5-04]', async () => {
    const { portico, wallets, known, address } = await setUp()
    for (const text of [`eip155:${SECOND}`, `eip155:1:${SECOND}:1`, `cosmic:1:${SECOND}`, `solana:1:${SECOND}`])
      assert.deepInclude(await rejectionOf(wallets.switchTo(known('heron'), text)), {
        code: 'PTC-CAIP-ADDRESS',
        message: 'Invalid CAIP Address',
      })
    assert.equal(address(), FIRST)
    portico.destroy()
  })
})
