import { assert } from 'chai'
import { base } from 'viem/chains'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import { CONNECTOR_REGISTRY, HOST_ENVIRONMENT } from '../../../application/ports/tokens.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { until } from '../../support/until.js'

describe('the options of createPortico', () => {
  let portico: Portico
  afterEach(() => portico.destroy())

  const make = (options: Partial<PorticoOptions>, accounts: readonly [string, ...string[]] = ['0xada']): Portico => {
    portico = createPortico({
      networks: [mainnet],
      ...options,
      override: (bind) => {
        bind.value(HOST_ENVIRONMENT, fakeHostEnvironment())
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron', accounts })]))
      },
    })
    return portico
  }

  it('accept a chain of viem, which becomes a network of the page', () => {
    const { active, networks } = make({ networks: [base, mainnet] }).network.value
    assert.deepEqual(active, {
      _tag: 'Configured',
      network: {
        id: 8453,
        caipNetworkId: 'eip155:8453',
        chainNamespace: 'eip155',
        name: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: base.rpcUrls,
        blockExplorers: base.blockExplorers,
      },
    })
    assert.strictEqual(networks[1], mainnet)
  })

  it('accept a chain of viem, which a wallet can switch to', async () => {
    make({ networks: [mainnet, base] })
    await portico.connect('heron')
    assert.equal(await portico.switchNetwork('eip155:8453'), 'eip155:8453')
  })

  it('treat undefined as omitted, also inside an option', async () => {
    make({
      projectId: undefined,
      features: { receive: undefined, multiWallet: true },
      messages: { 'button.connect': undefined, 'button.account': 'Mine' },
      theme: { mode: undefined },
      locale: undefined,
    })
    assert.deepEqual(portico.appearance.value.messages, { 'button.account': 'Mine' })
    assert.equal(portico.appearance.value.mode, 'system')
    assert.isFalse(portico.features.value.email, 'nothing serves logins before the core says so')
    await portico.open()
    assert.include(portico.features.value, { receive: true, multiWallet: true })
  })

  it('set where errors are explained: in the package, or at the host’s address', async () => {
    const docsOf = (made: Portico): Promise<string> =>
      made.connect('nobody').then(
        () => 'none',
        (error: unknown) => (error instanceof PorticoError ? error.docs : String(error)),
      )
    const inPackage = await docsOf(make({}))
    assert.match(inPackage, /^docs\/errors\.md#ptc-[a-z-]+$/)
    portico.destroy()
    const [, anchor = ''] = inPackage.split('#')
    assert.equal(
      await docsOf(make({ errorDocs: 'https://help.example/errors' })),
      `https://help.example/errors#${anchor}`,
    )
    const wrong = { errorDocs: 'https://help.example/errors', storageKey: 1 as never }
    assert.throws(() => make(wrong), PorticoError, 'storageKey')
  })
})

describe('the EVM account', () => {
  it('has a hex address or none, whatever a host connector returns', async () => {
    for (const [given, told] of [
      ['0xada', '0xada'],
      ['ada', undefined],
    ] as const) {
      const portico = createPortico({
        networks: [mainnet],
        override: (bind) => {
          bind.value(HOST_ENVIRONMENT, fakeHostEnvironment())
          bind.value(
            CONNECTOR_REGISTRY,
            fakeConnectorRegistry([fakeWalletConnector({ id: 'heron', accounts: [given] })]),
          )
        },
      })
      await portico.connect('heron')
      await until(() => portico.account().value.status === 'connected')
      assert.equal(portico.account('eip155').value.address, told)
      assert.equal(portico.account('eip155').value.status, 'connected')
      portico.destroy()
    }
  })
})
