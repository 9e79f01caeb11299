import { assert } from 'chai'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { porticoErrorOf } from './setUpFamilies.js'

const FIVE_MINUTES_MS = 5 * 60_000

/** A page with a payment that its wallet shows and leaves open. */
const setUp = async () => {
  const time = makeVirtualTime()
  const connector = fakeWalletConnector({ id: 'heron', scheduler: time.scheduler })
  const portico = createPortico({
    networks: [mainnet],
    features: { email: false, socials: false },
    override: ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
      value(PORTS.SCHEDULER, time.scheduler)
    },
  })
  const { wallet } = connector
  await portico.connect('heron')
  wallet.answersWith('staySilent')
  const failure = porticoErrorOf(portico.request({ method: 'eth_sendTransaction', params: [{}] }))
  await until(() => wallet.requests().length === 1)
  return { ...time, portico, wallet, failure }
}

describe('a payment open in the wallet', () => {
  it('is not to be repeated without an answer: it may still be approved [U-88]', async () => {
    const { portico, failure, advance } = await setUp()
    await advance(FIVE_MINUTES_MS)
    const { code, retryable } = await failure
    assert.deepEqual([code, retryable], ['PTC-REQUEST-TIMEOUT', false])
    portico.destroy()
  })

  it('is not to be repeated after an account change: it may have been approved [U-41] [U-88]', async () => {
    const { portico, wallet, failure, advance } = await setUp()
    await wallet.movesToAccount(`0x${'b2'.repeat(20)}`)
    await advance(1_000)
    const { code, retryable } = await failure
    assert.deepEqual([code, retryable], ['PTC-REQUEST-MOVED', false])
    portico.destroy()
  })
})
