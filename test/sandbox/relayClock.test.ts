import { assert } from 'chai'
import type { Portico } from '../../application/portico.js'
import * as PORTS from '../../application/ports/tokens.js'
import { mainnet } from '../../networks.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { fakeChainRpc } from '../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../fakes/fakeLog.js'
import { until } from '../support/until.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { createPortico } = await import('../../infrastructure/container/createPortico.js')

const SECOND_MS = 1_000
const DAY_MS = 86_400 * SECOND_MS

describe('a device whose clock differs from the relay’s', function () {
  this.timeout(30_000)
  let relay: Relay
  let portico: Portico
  const setUp = async (aheadMs: number) => {
    relay = await startRelay()
    relay.setFaults({ clockMs: -aheadMs })
    const host = fakeHostEnvironment()
    const log = fakeLog()
    portico = createPortico({
      projectId: 'sandbox',
      networks: [mainnet],
      endpoints: { relay: relay.url, walletApi: 'http://127.0.0.1:1', blockchainApi: 'http://127.0.0.1:1' },
      features: { email: false, socials: false },
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.HOST_ENVIRONMENT, host)
        value(PORTS.LOG, log)
        value(PORTS.CHAIN_RPC, fakeChainRpc())
      },
    })
    await portico.open({ view: 'ConnectingWalletConnectBasic' })
    await until(() => ['Ready', 'Failed'].includes(portico.pairing.value._tag))
    const { value } = portico.pairing
    return { host, log, error: value._tag === 'Failed' ? value.error : undefined }
  }
  afterEach(async () => {
    portico.destroy()
    await relay.close()
  })

  for (const aheadMs of [-DAY_MS, -100 * SECOND_MS, 0, 100 * SECOND_MS, 200 * SECOND_MS])
    it(`pairs if it is ${aheadMs / SECOND_MS} s ahead: tokens are dated back by 90 s`, async () => {
      assert.isUndefined((await setUp(aheadMs)).error)
    })

  for (const aheadMs of [220 * SECOND_MS, 600 * SECOND_MS, 3 * DAY_MS])
    it(`reports that it is ${aheadMs / SECOND_MS} s ahead, and pairs once that is fixed and the page is visible again`, async () => {
      const { host, log, error } = await setUp(aheadMs)
      if (error?._tag !== 'ClockSkewed') return assert.fail('not the clock')
      assert.equal(error.clock, 'Ahead')
      assert.closeTo(error.byMs ?? 0, aheadMs, 2 * SECOND_MS)
      const told = (): string => log.lines.map(({ message }) => message).join('\n')
      await until(() => told().includes('PTC-PAIRING-CLOCK'))
      assert.match(told(), /PTC-PAIRING-CLOCK The clock of this device is ahead by \d+ s/)
      host.visible.set(false)
      relay.setFaults({})
      host.visible.set(true)
      await until(() => portico.pairing.value._tag === 'Ready')
    })

  it('reports that it is more than a day behind', async () => {
    const { error } = await setUp(-2 * DAY_MS)
    assert.deepInclude(error, { _tag: 'ClockSkewed', clock: 'Behind', byMs: undefined })
  })
})
