import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import { FAKE_SIGNATURE, fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { FAKE_ANSWER, fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aBatch } from '../../support/aBatch.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const accounts = [`0x${'A1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const chains = ['eip155:1', 'eip155:424242'] as const
const destination = aNetwork({ id: 424242, caipNetworkId: chains[1], name: 'Second' })
const signing = { method: 'personal_sign', params: ['0x68656c6c6f', accounts[0]] }
const question = aBatch(accounts[0])

walletConnectorContract('fakeWalletConnector', async () => {
  const { scheduler, advance } = makeVirtualTime()
  const connector = fakeWalletConnector({ accounts: [accounts[0]], caipNetworkId: chains[0], scheduler })
  return {
    connector,
    wallet: connector.wallet,
    accounts,
    chains,
    destination,
    signing,
    batch: { question, answer: FAKE_ANSWER },
    signature: FAKE_ANSWER,
    advance,
    dispose: async () => undefined,
  }
})

walletConnectorContract('makeInjectedConnector', async () => {
  const { scheduler, advance } = makeVirtualTime()
  const { provider, wallet } = fakeEip1193Provider({ accounts: [accounts[0]], caipNetworkId: chains[0], scheduler })
  const pinned = pinProvider(provider)
  if (pinned === undefined) throw new Error('The fake is no provider.')
  const connector = makeInjectedConnector({
    provider: pinned,
    info: { id: 'org.example.wallet', name: 'Wallet' },
    scheduler,
  })
  return {
    connector,
    wallet,
    accounts,
    chains,
    destination,
    signing,
    batch: { question, answer: FAKE_SIGNATURE },
    signature: FAKE_SIGNATURE,
    advance,
    dispose: async () => undefined,
  }
})
