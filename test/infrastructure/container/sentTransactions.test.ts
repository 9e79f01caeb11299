import { assert } from 'chai'
import { CONNECTOR_REGISTRY, HOST_ENVIRONMENT, SCHEDULER } from '../../../application/ports/tokens.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'
import { ACCOUNT } from './setUpProvider.js'

const HASH = `0x${'5e'.repeat(32)}`
const answer = (result: unknown) => ({ '/chain': { body: { jsonrpc: '2.0', id: 1, result } } })

describe('a transaction sent by a wallet', () => {
  it('is polled until the chain has it, at the node of the host [S9-16]', async () => {
    const server = await startRoutes(answer(null))
    const { scheduler, advance } = makeVirtualTime()
    const fake = fakeEip1193Provider({ accounts: [ACCOUNT] })
    fake.answer('eth_sendTransaction', () => Promise.resolve(HASH))
    const provider = pinProvider(fake.provider)
    if (provider === undefined) throw new Error('no provider')
    const connector = makeInjectedConnector({ provider, info: { id: 'heron', name: 'Heron' }, scheduler })
    const portico = createPortico({
      networks: [mainnet],
      endpoints: { rpc: { 'eip155:1': [`${server.url}/chain`] } },
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
        value(HOST_ENVIRONMENT, fakeHostEnvironment())
        value(SCHEDULER, scheduler)
      },
    })
    try {
      await portico.connect('heron')
      await portico.request({ method: 'eth_sendTransaction', params: [{ from: ACCOUNT, to: ACCOUNT }] })
      const ids = (): readonly string[] => portico.pending.value.map(({ id }) => id)
      await advance(2_000)
      assert.deepEqual(ids(), [HASH])
      server.say(answer({ transactionHash: HASH, blockNumber: '0x1' }))
      // Far less than the hour after which polling stops in any case.
      let seconds = 60
      await until(() => ids().length === 0, {
        everyMs: 10,
        between: () => ((seconds -= 1) > 0 ? advance(1_000) : Promise.resolve()),
      })
    } finally {
      portico.destroy()
      await server.close()
    }
  })
})
