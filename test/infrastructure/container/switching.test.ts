import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { PorticoOptions } from '../../../application/portico.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, NETWORK_MEMORY } from '../../../application/ports/tokens.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { base, mainnet } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { inFastTime } from '../../support/inFastTime.js'
import { until } from '../../support/until.js'

const setUp = async (options: Partial<PorticoOptions> = {}) => {
  const fake = fakeEip1193Provider()
  const provider = pinProvider(fake.provider)
  if (provider === undefined) throw new Error('no provider')
  const connector = makeInjectedConnector({ provider, info: { id: 'heron', name: 'Heron' }, scheduler: asyncScheduler })
  const portico = createPortico({
    networks: [mainnet, base],
    ...options,
    override: (bind) => {
      bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      bind.value(CONNECTION_MEMORY, fakeConnectionMemory())
      bind.value(NETWORK_MEMORY, fakeNetworkMemory())
    },
  })
  await portico.connect('heron')
  return { portico, ...fake }
}
const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => assert.fail('resolved'),
    (error: unknown) => error,
  )
const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await rejectionOf(promise)
  return error instanceof PorticoError ? error.code : assert.fail(String(error))
}

describe('portico.switchNetwork', () => {
  it('resolves with the network that the wallet then reports [U-37]', async () => {
    const { portico } = await setUp()
    assert.equal(await portico.switchNetwork('eip155:8453'), 'eip155:8453')
    assert.deepEqual(portico.network.value.active, { _tag: 'Configured', network: base })
    portico.destroy()
  })

  it('rejects with a code for each failure [U-37] [U-39]', async () => {
    const { portico, wallet } = await setUp()
    const switching = () => inFastTime(() => codeOf(portico.switchNetwork('eip155:8453')))
    const codes: string[] = []
    for (const answer of ['reject', 'sayPending', 'cannot', 'fail', 'lie'] as const) {
      wallet.answersSwitchWith(answer)
      codes.push(await switching())
    }
    wallet.doesNotKnow('eip155:8453', 'fail')
    codes.push(await switching())
    assert.deepEqual(codes, [
      'PTC-SWITCH-REJECTED',
      'PTC-SWITCH-PENDING',
      'PTC-SWITCH-NOT-SUPPORTED',
      'PTC-SWITCH-FAILED',
      'PTC-SWITCH-NOT-HONOURED',
      'PTC-SWITCH-UNKNOWN-CHAIN',
    ])
    portico.destroy()
  })

  it('rejects with "Network not found" for a network that is not configured [S8-18]', async () => {
    const { portico } = await setUp()
    const error = await rejectionOf(portico.switchNetwork('eip155:137'))
    assert.deepInclude(error, { code: 'PTC-NETWORK-NOT-FOUND', message: 'Network not found' })
    portico.destroy()
  })

  it('works for the host even if the visitor may not switch [S4-18]', async () => {
    const { portico } = await setUp({ enableNetworkSwitch: false })
    assert.equal(await portico.switchNetwork('eip155:8453'), 'eip155:8453')
    portico.destroy()
  })

  it('rejects after destroy, as does a pending one on destroy [U-91]', async () => {
    const { portico, wallet, calls } = await setUp()
    wallet.answersSwitchWith('staySilent')
    const open = codeOf(portico.switchNetwork('eip155:8453'))
    await until(() => calls.at(-1)?.method === 'wallet_switchEthereumChain')
    portico.destroy()
    assert.equal(await open, 'PTC-DESTROYED')
    assert.equal(await codeOf(portico.switchNetwork('eip155:8453')), 'PTC-DESTROYED')
    assert.equal(wallet.listeners(), 0)
  })
})

describe("the host's own wallet_switchEthereumChain", () => {
  const SWITCH = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] }

  it("is passed to the wallet unchanged, and all states follow the wallet's chain [U-36]", async () => {
    const { portico, calls } = await setUp()
    const provider = portico.provider('eip155')
    const heard: unknown[] = []
    provider.on('chainChanged', (chainId) => heard.push(chainId))
    assert.isNull(await provider.request(SWITCH))
    assert.deepEqual(calls.at(-1), SWITCH)
    assert.deepEqual(heard, ['0x2105'])
    assert.deepEqual(portico.network.value.active, { _tag: 'Configured', network: base })
    portico.destroy()
  })

  it("fails with the wallet's own code, so that viem or ethers can add the chain themselves", async () => {
    const { portico, wallet } = await setUp()
    wallet.doesNotKnow('eip155:8453')
    assert.deepInclude(await rejectionOf(portico.provider('eip155').request(SWITCH)), { code: 4902 })
    portico.destroy()
  })

  it('lets a switch of the visitor end by itself', async () => {
    const { portico, wallet } = await setUp()
    // The request code is loaded: requests during the switch must not wait for it.
    await portico.provider('eip155').request({ method: 'eth_chainId' })
    wallet.answersSwitchWith('approve', 20)
    const own = portico.switchNetwork('eip155:8453')
    await portico.provider('eip155').request({ method: 'eth_chainId' })
    assert.equal(await own, 'eip155:8453')
    portico.destroy()
  })
})
