import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import {
  ACCOUNT_MEMORY,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
} from '../../../application/ports/tokens.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
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
import { type FakeEip1193Provider, fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'
import { ACCOUNT, rejectionOf, setUpProvider } from './setUpProvider.js'

const SOLANA_ACCOUNT = 'So11111111111111111111111111111111111111112'
const BITCOIN_ACCOUNT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** A page with one wallet, and a request that the wallet shows to the visitor. */
export interface Page {
  readonly portico: Portico
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly signing: WalletRequest
  /** Makes the wallet throw this at each signature from now on. */
  readonly throws: (thrown: unknown) => void
}

const porticoOf = (connector: WalletConnector, networks: readonly [Network, ...Network[]]): Portico =>
  createPortico({
    networks,
    override: ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      value(CONNECTION_MEMORY, fakeConnectionMemory())
      value(ACCOUNT_MEMORY, fakeAccountMemory())
      value(NETWORK_MEMORY, fakeNetworkMemory())
      value(KEY_VALUE_STORE, fakeKeyValueStore())
      value(HOST_ENVIRONMENT, fakeHostEnvironment())
    },
  })

export const personalSign = { method: 'personal_sign', params: ['0x00', ACCOUNT] }

/** A page with an EVM wallet whose answers the test sets. */
export interface EvmPage extends Page {
  readonly fake: FakeEip1193Provider
}

export const inBrowser = (): EvmPage => {
  const { portico, fake } = setUpProvider()
  return {
    portico,
    fake,
    connectorId: 'heron',
    namespace: 'eip155',
    signing: personalSign,
    throws: (thrown) => fake.answer('personal_sign', () => Promise.reject(thrown)),
  }
}

export const onPhone = (): EvmPage => {
  const fake = fakeEip1193Provider({ accounts: [ACCOUNT] })
  const client = fakeRelayClient(fake)
  const { connectors } = openWalletConnect({
    open: async () => client,
    networks: [mainnet, base],
    others: nonEvmNamespaces(),
    visited: () => [],
    visible: fakeHostEnvironment().visible,
    store: fakeKeyValueStore(),
    isAppLink: isTestAppLink,
    scheduler: asyncScheduler,
  })
  const connector = connectors.find(({ namespace }) => namespace === 'eip155')
  if (connector === undefined) throw new Error('There is no connector.')
  const portico = porticoOf(connector, [mainnet, base])
  return {
    portico,
    fake,
    connectorId: connector.id,
    namespace: 'eip155',
    signing: personalSign,
    throws: (thrown) => fake.answer('personal_sign', () => Promise.reject(thrown)),
  }
}

export const ofTheStandard = (namespace: 'solana' | 'bip122'): Page => {
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
    portico: porticoOf(connector, [network]),
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

/** The `PorticoError` that a promise rejects with. */
export const porticoErrorOf = async (promise: Promise<unknown>): Promise<PorticoError> => {
  const error = await rejectionOf(promise)
  return error instanceof PorticoError ? error : assert.fail(String(error))
}
