import { openWalletConnect } from '../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import type { Network } from '../../../domain/network/network.js'
import { nonEvmNamespaces } from '../../../infrastructure/connectors/walletConnect/namespaces/nonEvmNamespaces.lazy.js'
import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import type { WalletHarness } from '../../contracts/walletConnector/WalletHarness.js'
import type { ScriptedWallet } from '../../contracts/walletConnector/ScriptedWallet.js'
import { FAKE_SIGNATURE, fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { aBatch } from '../../support/aBatch.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const accounts = [`0x${'A1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const chains = ['eip155:1', 'eip155:424242'] as const
const home = aNetwork({ id: 1, caipNetworkId: chains[0], name: 'First' })
const destination = aNetwork({ id: 424242, caipNetworkId: chains[1], name: 'Second' })
const signing = { method: 'personal_sign', params: ['0x68656c6c6f', accounts[0]] }
const batch = { question: aBatch(accounts[0]), answer: FAKE_SIGNATURE }

const beside = {
  solana: { accounts: [`solana:4gLocal:${'1'.repeat(32)}`], methods: ['solana_signMessage'], events: [] },
}
const solana = aNetwork({ id: '4gLocal', caipNetworkId: 'solana:4gLocal', chainNamespace: 'solana' })

const harnessOf = (more: readonly Network[]) => async (): Promise<WalletHarness> => {
  const { scheduler, advance } = makeVirtualTime()
  const far = fakeEip1193Provider({ accounts: [accounts[0]], caipNetworkId: chains[0], scheduler })
  const client = fakeRelayClient(far, more.length > 0 ? beside : {})
  const { connectors, dispose } = openWalletConnect({
    open: async () => client,
    networks: [home, destination, ...more],
    others: nonEvmNamespaces(),
    visited: () => [],
    visible: fakeHostEnvironment().visible,
    isAppLink: isTestAppLink,
    store: fakeKeyValueStore(),
    scheduler,
  })
  const connector = connectors.find(({ namespace }) => namespace === 'eip155')
  if (connector === undefined) throw new Error('There is no connector.')
  const wallet: ScriptedWallet = {
    ...far.wallet,
    remembersPage: () => {
      far.wallet.remembersPage()
      client.remembers([accounts[0]])
    },
    // Lives across reconnects: the stored sessions, and the chain of each namespace in them.
    listeners: () => Math.max(0, client.listeners() - 1 - connectors.length),
  }
  return {
    connector,
    wallet,
    behind: { name: 'Far Wallet' },
    approved: [chains[0]],
    accounts,
    chains,
    destination,
    signing,
    batch,
    signature: FAKE_SIGNATURE,
    advance,
    dispose: async () => dispose(),
  }
}

walletConnectorContract('makeRelayConnector', harnessOf([]), 'Remote')
walletConnectorContract('makeRelayConnector in a session of several namespaces', harnessOf([solana]), 'Remote')
