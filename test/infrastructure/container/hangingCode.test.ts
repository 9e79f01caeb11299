import { assert } from 'chai'
import sinon from 'sinon'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { EMBEDDED_WALLET } from '../../../application/ports/tokens.js'
import { mainnet } from '../../../networks.js'
import { until } from '../../support/until.js'

describe('a chunk that never arrives', () => {
  let clock: sinon.SinonFakeTimers
  beforeEach(
    () => (clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })),
  )
  afterEach(() => clock.restore())

  it('rejects after 20 s with PTC-CHUNK-NOT-LOADED, and is awaited again by the next call [U-91]', async () => {
    let asked = 0
    const portico = createPortico({
      networks: [mainnet],
      features: { email: true },
      override: (bind) =>
        bind.value(EMBEDDED_WALLET, () => {
          asked += 1
          return new Promise(() => undefined)
        }),
    })
    const codes: string[] = []
    const ask = (): void =>
      void portico
        .feature('login')
        .catch((error: unknown) => codes.push(error instanceof PorticoError ? error.code : String(error)))
    ask()
    await until(() => asked === 1, { between: () => clock.tickAsync(1), everyMs: 1 })
    await clock.tickAsync(19_000)
    assert.isEmpty(codes)
    await clock.tickAsync(1_000)
    await until(() => codes.length === 1)
    ask()
    await clock.tickAsync(0)
    await clock.tickAsync(20_000)
    await until(() => codes.length === 2, { between: () => clock.tickAsync(100) })
    assert.deepEqual(codes, ['PTC-CHUNK-NOT-LOADED', 'PTC-CHUNK-NOT-LOADED'])
    // A pending load is not started twice.
    assert.equal(asked, 1)
    portico.destroy()
  })
})
