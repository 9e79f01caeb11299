import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { Portico } from '../../../application/api/portico.js'
import type { WalletConnector, WalletRequest } from '../../../application/ports/walletConnector.js'
import {
  ACCOUNT_MEMORY,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
} from '../../../application/ports/tokens.js'
import { PorticoError } from '../../../domain/errors/domainError.js'
import type { ChainNamespace, Network } from '../../../domain/network/network.js'
import { openWalletConnect } from '../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import { nonEvmNamespaces } from '../../../infrastructure/connectors/walletConnect/namespaces/nonEvmNamespaces.lazy.js'
import { BITCOIN_ADAPTER } from '../../../infrastructure/connectors/walletStandard/bitcoinAdapter.lazy.js'
import { makeStandardConnector } from '../../../infrastructure/connectors/walletStandard/connector.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { pinWallet } from '../../../infrastructure/connectors/walletStandard/wallet.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { base, bitcoin, mainnet, solana } from '../../../networks.js'
import { fakeAccountMemory } from '../../fakes/fakeAccountMemory.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { FAILURES, REFUSALS } from '../../support/walletRefusals.js'
import { ACCOUNT, rejectionOf, setUpProvider } from './setUpProvider.js'

const SOLANA_ACCOUNT = 'So11111111111111111111111111111111111111112'
const BITCOIN_ACCOUNT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** A page with one wallet in it, and a request that the wallet shows to the visitor. */
interface Page {
  readonly portico: Portico
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly signing: WalletRequest
  /** The wallet throws this at each signature from now on. */
  readonly throws: (thrown: unknown) => void
}

const porticoOf = (connector: WalletConnector, network: Network): Portico =>
  createPortico({
    networks: [network],
    override: ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      value(CONNECTION_MEMORY, fakeConnectionMemory())
      value(ACCOUNT_MEMORY, fakeAccountMemory())
      value(NETWORK_MEMORY, fakeNetworkMemory())
      value(KEY_VALUE_STORE, fakeKeyValueStore())
      value(HOST_ENVIRONMENT, fakeHostEnvironment())
    },
  })

const personalSign = { method: 'personal_sign', params: ['0x00', ACCOUNT] }

const inBrowser = (): Page => {
  const { portico, fake } = setUpProvider()
  return {
    ...{ portico, connectorId: 'heron', namespace: 'eip155', signing: personalSign },
    throws: (thrown) => fake.answer('personal_sign', () => Promise.reject(thrown)),
  }
}

const onPhone = (): Page => {
  const far = fakeEip1193Provider({ accounts: [ACCOUNT] })
  const client = fakeRelayClient(far)
  const { connectors } = openWalletConnect({
    open: async () => client,
    networks: [mainnet],
    others: nonEvmNamespaces(),
    visited: () => [],
    visible: fakeHostEnvironment().visible,
    store: fakeKeyValueStore(),
    scheduler: asyncScheduler,
  })
  const connector = connectors.find(({ namespace }) => namespace === 'eip155')
  if (connector === undefined) throw new Error('There is no connector.')
  return {
    ...{
      portico: porticoOf(connector, mainnet),
      connectorId: connector.id,
      namespace: 'eip155',
      signing: personalSign,
    },
    throws: (thrown) => far.answer('personal_sign', () => Promise.reject(thrown)),
  }
}

const ofTheStandard = (namespace: 'solana' | 'bip122'): Page => {
  const isSolana = namespace === 'solana'
  const network = isSolana ? solana : bitcoin
  const [address, chain, prefix] = isSolana
    ? ([SOLANA_ACCOUNT, 'solana:mainnet', 'solana'] as const)
    : ([BITCOIN_ACCOUNT, 'bitcoin:mainnet', 'bitcoin'] as const)
  let thrown: unknown
  const accounts = [{ address, publicKey: new Uint8Array(32), chains: [chain], features: [] }]
  const sign = async (): Promise<never> => {
    throw thrown
  }
  const wallet = pinWallet({
    version: '1.0.0',
    name: 'Heron',
    icon: 'data:image/svg+xml,<svg/>',
    chains: [chain],
    accounts,
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts }) },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      'bitcoin:connect': { version: '1.0.0', connect: async () => ({ accounts }) },
      [`${prefix}:signMessage`]: { version: '1.0.0', signMessage: sign },
    },
  })
  if (wallet === undefined) throw new Error('no wallet')
  const connector = makeStandardConnector({
    wallet,
    adapter: isSolana ? SOLANA_ADAPTER : BITCOIN_ADAPTER,
    info: { id: 'heron', name: 'Heron' },
    preferred: () => [network.caipNetworkId],
    scheduler: asyncScheduler,
  })
  return {
    portico: porticoOf(connector, network),
    connectorId: 'heron',
    namespace,
    signing: isSolana
      ? { method: 'solana_signMessage', params: { message: 'Cn8eVZg', pubkey: address } }
      : { method: 'signMessage', params: { message: 'hello', account: address } },
    throws: (next) => {
      thrown = next
    },
  }
}

const FAMILIES: Readonly<Record<string, () => Page>> = {
  'a browser wallet': inBrowser,
  'a paired phone': onPhone,
  'a Solana wallet': () => ofTheStandard('solana'),
  'a Bitcoin wallet': () => ofTheStandard('bip122'),
}

const errorOf = async (promise: Promise<unknown>): Promise<PorticoError> => {
  const error = await rejectionOf(promise)
  return error instanceof PorticoError ? error : assert.fail(String(error))
}

for (const [family, setUp] of Object.entries(FAMILIES))
  describe(`a visitor's "no" in ${family}`, () => {
    let page: Page
    before(async () => {
      page = setUp()
      await page.portico.connect(page.connectorId)
    })
    after(() => page.portico.destroy())
    const signingFails = (thrown: unknown): Promise<PorticoError> => {
      page.throws(thrown)
      return errorOf(page.portico.request(page.signing, page.namespace))
    }

    for (const [wallet, thrown] of REFUSALS)
      it(`is read as one as ${wallet} says it [U-88]`, async () => {
        const { code, retryable, cause } = await signingFails(thrown)
        assert.deepEqual([code, retryable], ['PTC-REQUEST-REJECTED', true])
        assert.strictEqual(cause._tag === 'RequestRejected' && cause.cause, thrown)
      })

    for (const [what, thrown] of FAILURES)
      it(`is not read into ${what}, which may be past the visitor's yes [U-88]`, async () => {
        const { code, retryable } = await signingFails(thrown)
        assert.deepEqual([code, retryable], ['PTC-REQUEST-FAILED', false])
      })

    it('is no failure that passes: only a wallet that is busy, or was asked too often, may be asked again', async () => {
      for (const code of [-32002, -32005, '-32005'])
        assert.isTrue((await signingFails({ code, message: 'later' })).retryable, String(code))
      for (const code of [undefined, 0, -32000, -32603, 4901])
        assert.isFalse((await signingFails({ code, message: 'broken' })).retryable, String(code))
    })
  })

describe('a visitor\'s "no" to a connection or a move', () => {
  for (const [wallet, thrown] of REFUSALS)
    it(`is read as one as ${wallet} says it, and nothing else is asked [S8-09] [U-37]`, async () => {
      const { portico, fake } = setUpProvider()
      fake.answer('eth_requestAccounts', () => Promise.reject(thrown))
      assert.equal((await errorOf(portico.connect('heron'))).code, 'PTC-CONNECT-REJECTED')
      fake.answer('eth_requestAccounts', () => [ACCOUNT])
      await portico.connect('heron')
      fake.answer('wallet_switchEthereumChain', () => Promise.reject(thrown))
      assert.equal((await errorOf(portico.switchNetwork(base.caipNetworkId))).code, 'PTC-SWITCH-REJECTED')
      assert.equal(fake.calls.at(-1)?.method, 'wallet_switchEthereumChain')
      portico.destroy()
    })
})

describe('the error of a refused request', () => {
  const refused = async (thrown: unknown): Promise<unknown> => {
    const { portico, provider, fake } = setUpProvider()
    await portico.connect('heron')
    fake.answer('personal_sign', () => Promise.reject(thrown))
    const error = await rejectionOf(provider.request(personalSign))
    portico.destroy()
    return error
  }

  it("has the wallet's own words and data, whatever code they came with", async () => {
    const data = { originalError: { code: 4001 } }
    const error = await refused({ code: -32603, message: 'The signature was refused.', data })
    assert.deepInclude(error, { code: 4001, message: 'The signature was refused.' })
    assert.strictEqual((error as { readonly data?: unknown }).data, data)
  })

  it('has words and a code of ours where the wallet gave none', async () => {
    const data = { portico: 'PTC-REQUEST-REJECTED' }
    assert.deepInclude(await refused({ code: 4001 }), { code: 4001, message: 'The request was rejected', data })
  })
})
