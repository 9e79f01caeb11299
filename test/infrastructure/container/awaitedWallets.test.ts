import { assert } from 'chai'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { bitcoin, mainnet } from '../../../networks.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { aDirectory } from '../../support/aDirectory.js'
import { someListings } from '../../support/someListings.js'
import { until } from '../../support/until.js'

describe('the expected ways to connect', () => {
  let portico: Portico
  const registry = fakeConnectorRegistry()
  const visit = (options: Partial<PorticoOptions>): Portico => {
    const directoryApi = fakeDirectoryApi()
    directoryApi.answerEach(aDirectory(someListings(9)))
    portico = createPortico({
      networks: [mainnet],
      projectId: 'lantern',
      ...options,
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, registry)
        value(PORTS.DIRECTORY_API, directoryApi)
        value(PORTS.CONFIG_API, fakeConfigApi())
        value(PORTS.LOG, fakeLog())
      },
    })
    return portico
  }
  afterEach(() => portico.destroy())

  for (const [what, options, awaited] of [
    ['both logins, where the host leaves them to the server', {}, ['wallet', 'email', 'social']],
    ['those that the host has on', { features: { email: true, socials: false } }, ['wallet', 'email']],
    ['wallets alone, while the page takes payments', { features: { pay: true } }, ['wallet']],
    ['nothing, without a project', { projectId: undefined }, undefined],
  ] as const)
    it(`are known before any code has loaded: ${what} [S1-09] [S5-13]`, () => {
      assert.deepEqual(visit(options).wallets.value.awaited, awaited)
    })

  it('are reported by the core until the directory has answered and the installed wallets are found', async () => {
    registry.looks(true)
    const { wallets } = visit({ features: { email: true, socials: false } })
    portico.preload()
    await until(() => wallets.value.awaited?.[0] === 'email')
    assert.deepEqual(wallets.value, { ...wallets.value, awaited: ['email', 'wallet'], directory: 'Loading' })
    registry.looks(false)
    await until(() => wallets.value.directory === 'Loaded')
    assert.isUndefined(wallets.value.awaited)
    assert.deepEqual(wallets.value.methods, ['email', 'wallet'])
  })

  it('include no login on a page with chains that logins have no account on [S6-04]', async () => {
    const { wallets } = visit({ networks: [bitcoin] })
    portico.preload()
    await until(() => wallets.value.directory === 'Loaded')
    assert.deepEqual(wallets.value.methods, ['wallet'])
  })
})
