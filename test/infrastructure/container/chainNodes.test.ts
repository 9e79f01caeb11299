import { assert } from 'chai'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { type Route, type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'
import { rejectionOf } from './setUpProvider.js'

const UP: Route = { body: { jsonrpc: '2.0', id: 1, result: '0x2a' } }
const ROUND_INTERVAL_MS = 4_000
const [FIRST, SECOND] = ['/first', '/second'] as const

describe('the nodes of a chain configured by a host', () => {
  let server: Routes
  let portico: Portico
  let time = makeVirtualTime()
  const start = async (...paths: readonly string[]): Promise<void> => {
    time = makeVirtualTime()
    server = await startRoutes({})
    portico = createPortico({
      networks: [mainnet],
      endpoints: { rpc: { 'eip155:1': paths.map((path) => server.url + path) } },
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        value(PORTS.SCHEDULER, time.scheduler)
      },
    })
  }
  afterEach(async () => {
    portico.destroy()
    await server.close()
  })
  const ask = (): Promise<unknown> => portico.provider().request({ method: 'eth_blockNumber' })

  for (const status of [400, 404, 503])
    it(`that answer with ${status} are reported to the host as "HTTP status code: ${status}" [S8-01]`, async () => {
      await start(FIRST)
      server.say({ [FIRST]: { status } })
      const failure = { message: `HTTP status code: ${status}`, data: { portico: 'PTC-HTTP-STATUS' } }
      assert.deepInclude(await rejectionOf(ask()), failure)
    })

  it('are not followed to another address by redirects [S-12]', async () => {
    await start(FIRST)
    server.say({ [FIRST]: { status: 307, headers: { location: server.url + SECOND } }, [SECOND]: UP })
    assert.nestedInclude(await rejectionOf(ask()), { 'data.portico': 'PTC-HTTP-UNREACHABLE' })
    assert.notInclude(server.asked, SECOND)
  })

  it('are ranked by their last ten checks, one each 4 s: a failure counts for ten of them and not in the eleventh [S7-33]', async () => {
    await start(FIRST, SECOND)
    server.say({ [FIRST]: { status: 500 }, [SECOND]: UP })
    /** A round of checks has ended once the next one is due. */
    const checked = (): boolean =>
      time.scheduler.actions.some(({ delay }) => delay === time.scheduler.frame + ROUND_INTERVAL_MS)
    await ask()
    const askedOf: string[] = []
    for (let round = 1; round <= 11; round += 1) {
      await until(checked, { between: () => time.advance(0), everyMs: 1 })
      server.say({ [FIRST]: UP, [SECOND]: UP })
      await ask()
      askedOf.push(server.asked.at(-1) ?? '')
      await time.advance(ROUND_INTERVAL_MS)
    }
    assert.deepEqual(askedOf, [...Array.from({ length: 10 }, () => SECOND), FIRST])
  })
})
