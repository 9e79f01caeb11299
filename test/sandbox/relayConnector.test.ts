import { IDBFactory } from 'fake-indexeddb'
import { Observable } from 'rxjs'
import { openWalletConnect } from '../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import type { WalletConnectClient } from '../../infrastructure/connectors/walletConnect/client.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { walletConnectorContract } from '../contracts/walletConnector.contract.js'
import type { ScriptedWallet } from '../contracts/walletConnector/ScriptedWallet.js'
import { FAKE_SIGNATURE, fakeEip1193Provider } from '../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'
import { aBatch } from '../support/aBatch.js'
import { aNetwork } from '../support/aNetwork.js'
import { makeVirtualTime } from '../support/makeVirtualTime.js'
import { makeQuiet } from './support/makeQuiet.js'
import { isTestAppLink } from '../support/isTestAppLink.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { openWalletConnectClient: openRelayClient } =
  await import('../../infrastructure/connectors/walletConnect/sdk.lazy.js')
const { openFarWallet } = await import('./support/openFarWallet.js')

const accounts = [`0x${'A1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const chains = ['eip155:1', 'eip155:424242'] as const
const home = aNetwork({ id: 1, caipNetworkId: chains[0], name: 'First' })
const destination = aNetwork({ id: 424242, caipNetworkId: chains[1], name: 'Second' })
const signing = { method: 'personal_sign', params: ['0x68656c6c6f', accounts[0]] }
const batch = { question: aBatch(accounts[0]), answer: FAKE_SIGNATURE }

describe('the real SDK over the sandbox relay', function () {
  this.timeout(60_000)
  let relay: Relay
  before(async () => {
    relay = await startRelay()
  })
  after(() => relay.close())

  walletConnectorContract(
    'makeRelayConnector',
    async () => {
      const quiet = makeQuiet(relay)
      const { scheduler, advance } = makeVirtualTime(quiet.wait)
      const far = fakeEip1193Provider({ accounts: [accounts[0]], caipNetworkId: chains[0], scheduler })
      const phone = await openFarWallet(relay.url, far, quiet.during)
      const host = fakeHostEnvironment()
      const store = fakeKeyValueStore()
      const page = { indexedDB: new IDBFactory(), crypto }
      let earlier: Promise<void> = Promise.resolve()
      let listening = 0

      const openClient = (): Promise<WalletConnectClient> =>
        openRelayClient({
          projectId: 'sandbox',
          options: { endpoints: { relay: relay.url }, metadata: { name: 'Shop' } },
          host,
          store,
          page,
        })
      /** The page's visitor shows each link to the wallet. */
      const propose = async (client: WalletConnectClient, asked: Parameters<WalletConnectClient['propose']>[0]) => {
        const proposal = await client.propose(asked)
        await phone.pair(proposal.uri)
        return proposal
      }
      const visit = async (): Promise<void> => {
        const client = await openClient()
        phone.knows([accounts[0]])
        const { settled } = await propose(client, {
          eip155: { chains: [...chains], methods: ['personal_sign'], events: [] },
        })
        await settled
        phone.knows([])
        client.close()
      }
      const open = async (): Promise<WalletConnectClient> => {
        await earlier
        const client = await openClient()
        const events: WalletConnectClient['events'] = new Observable((subscriber) => {
          listening += 1
          subscriber.add(client.events.subscribe(subscriber))
          subscriber.add(() => (listening -= 1))
        })
        return { ...client, events, propose: (asked) => quiet.during(propose(client, asked)) }
      }
      const { connectors, dispose } = openWalletConnect({
        open: () => quiet.during(open()),
        networks: [home, destination],
        visited: () => [],
        visible: host.visible,
        isAppLink: isTestAppLink,
        store,
        scheduler,
      })
      const [connector] = connectors
      if (connector === undefined) throw new Error('There is no connector.')
      const arrived =
        <Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) =>
        (...args: Args): Promise<void> =>
          act(...args).then(quiet.wait)
      const wallet: ScriptedWallet = {
        ...far.wallet,
        remembersPage: () => {
          far.wallet.remembersPage()
          earlier = visit()
        },
        movesToAccount: arrived(far.wallet.movesToAccount),
        movesToChain: arrived(far.wallet.movesToChain),
        withdrawsAccess: arrived(far.wallet.withdrawsAccess),
        repeatsItself: arrived(far.wallet.repeatsItself),
        babbles: arrived(far.wallet.babbles),
        // Two listeners are permanent: the stored sessions, and the page's chain in its session.
        listeners: () => Math.max(0, listening - 2),
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
        brokenWords: 'Internal error',
        advance,
        dispose: async () => {
          await quiet.wait()
          dispose()
          await phone.close()
        },
      }
    },
    'Remote',
  )
})
