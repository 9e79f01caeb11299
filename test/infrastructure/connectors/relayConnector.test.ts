import { openRelay } from '../../../infrastructure/connectors/walletConnect/openRelay.js'
import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import type { ScriptedWallet } from '../../contracts/walletConnector/ScriptedWallet.js'
import { FAKE_SIGNATURE, fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { aBatch } from '../../support/aBatch.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const accounts = [`0x${'A1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const chains = ['eip155:1', 'eip155:424242'] as const
const home = aNetwork({ id: 1, caipNetworkId: chains[0], name: 'First' })
const destination = aNetwork({ id: 424242, caipNetworkId: chains[1], name: 'Second' })
const signing = { method: 'personal_sign', params: ['0x68656c6c6f', accounts[0]] }
const batch = { question: aBatch(accounts[0]), answer: FAKE_SIGNATURE }

walletConnectorContract('makeRelayConnector', async () => {
  const { scheduler, advance } = makeVirtualTime()
  const far = fakeEip1193Provider({ accounts: [accounts[0]], caipNetworkId: chains[0], scheduler })
  const client = fakeRelayClient(far)
  const { connectors, dispose } = openRelay({ open: async () => client, networks: [home, destination], visible: fakeHostEnvironment().visible, store: fakeKeyValueStore(), scheduler })
  const [connector] = connectors
  if (connector === undefined) throw new Error('There is no connector.')
  const wallet: ScriptedWallet = {
    ...far.wallet,
    remembersPage: () => {
      far.wallet.remembersPage()
      client.remembers([accounts[0]])
    },
    // Two stay: what the page knows of its session, and where it stands in it.
    listeners: () => Math.max(0, client.listeners() - 2),
  }
  return { connector, wallet, behind: { name: 'Far Wallet' }, accounts, chains, destination, signing, batch, signature: FAKE_SIGNATURE, advance, dispose: async () => dispose() }
}, 'Remote')
