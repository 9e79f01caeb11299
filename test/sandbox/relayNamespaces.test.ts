import { assert } from 'chai'
import { asyncScheduler, filter, firstValueFrom, tap } from 'rxjs'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import { base58 } from '@scure/base'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import { openWalletConnect } from '../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import { nonEvmNamespaces } from '../../infrastructure/connectors/walletConnect/namespaces/nonEvmNamespaces.lazy.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'
import { aNetwork } from '../support/aNetwork.js'
import { rightOf } from '../support/rightOf.js'
import { isTestAppLink } from '../support/isTestAppLink.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { openWalletConnectClient: openRelayClient } =
  await import('../../infrastructure/connectors/walletConnect/sdk.lazy.js')
const { openWalletKit } = await import('./support/openWalletKit.js')

const SIGNATURE = base58.encode(new Uint8Array(64).fill(7))
const EVENTS = ['accountsChanged', 'chainChanged']

interface Part {
  readonly chain: CaipNetworkId
  readonly account: string
  readonly request: WalletRequest
  readonly answer: unknown
}
const PARTS: Readonly<Record<ChainNamespace, Part>> = {
  eip155: {
    chain: 'eip155:1',
    account: `0x${'a1'.repeat(20)}`,
    request: { method: 'personal_sign', params: ['0x68', `0x${'a1'.repeat(20)}`] },
    answer: '0x5161',
  },
  solana: {
    chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    account: base58.encode(new Uint8Array(32).fill(1)),
    request: { method: 'solana_signAndSendTransaction', params: { transaction: 'AQID' } },
    answer: { signature: SIGNATURE },
  },
  polkadot: {
    chain: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    account: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    request: { method: 'polkadot_signTransaction', params: { transactionPayload: { nonce: '0x00' } } },
    answer: { signature: '0x01c0ffee' },
  },
  bip122: {
    chain: 'bip122:000000000019d6689c085ae165831e93',
    account: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    request: {
      method: 'sendTransfer',
      params: { recipientAddress: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', amount: '1500' },
    },
    answer: { txid: 'ab'.repeat(32) },
  },
  cosmos: {
    chain: 'cosmos:cosmoshub-4',
    account: 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq',
    request: { method: 'cosmos_getAccounts' },
    answer: [{ algo: 'secp256k1', address: 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq', pubkey: 'AgSE' }],
  },
}
const ALL = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
/** The grants of the wallet. */
const granted = (namespaces: readonly ChainNamespace[]) =>
  Object.fromEntries(
    namespaces.map((namespace) => {
      const { chain, account, request } = PARTS[namespace]
      return [
        namespace,
        { chains: [chain], accounts: [`${chain}:${account}`], methods: [request.method], events: EVENTS },
      ]
    }),
  )

describe('a session of five namespaces, with the real SDK on both sides', function () {
  this.timeout(60_000)
  let relay: Relay
  const closing: (() => unknown)[] = []
  before(async () => {
    relay = await startRelay()
  })
  after(async () => {
    for (const close of closing) await close()
    await relay.close()
  })

  it('answers each namespace on its chain, loses one that the wallet removes, and ends on all when the wallet ends it [S1-08] [U-34] [U-40]', async () => {
    const { kit, close } = await openWalletKit(relay.url, {
      metadata: { name: 'Far Wallet', description: '', url: 'https://wallet.example', icons: [] },
    })
    kit.on('session_proposal', ({ id }) => void kit.approveSession({ id, namespaces: granted(ALL) }))
    kit.on('session_request', ({ topic, id, params: { chainId, request } }) => {
      const asked = Object.values(PARTS).find(
        (part) => part.chain === chainId && part.request.method === request.method,
      )
      void kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result: asked?.answer } })
    })
    const host = fakeHostEnvironment()
    const store = fakeKeyValueStore()
    const networks = ALL.map((chainNamespace) =>
      aNetwork({ chainNamespace, caipNetworkId: PARTS[chainNamespace].chain, id: PARTS[chainNamespace].chain }),
    )
    const open = () =>
      openRelayClient({
        projectId: 'sandbox',
        options: { endpoints: { relay: relay.url }, metadata: { name: 'Shop' } },
        host,
        store,
      })
    const { pairing, connectors, dispose } = openWalletConnect({
      open,
      networks,
      others: nonEvmNamespaces(),
      visited: () => [],
      visible: host.visible,
      isAppLink: isTestAppLink,
      store,
      scheduler: asyncScheduler,
    })
    closing.push(dispose, close)

    const steps = pairing.begin.pipe(tap((step) => step._tag === 'Linked' && void kit.pair({ uri: step.uri })))
    const approved = await firstValueFrom(steps.pipe(filter(({ _tag }) => _tag !== 'Linked')))
    if (approved._tag !== 'Approved') assert.fail(approved._tag)
    assert.sameMembers(
      approved.grants.map(({ connection }) => connection.accounts[0]),
      ALL.map((namespace) => PARTS[namespace].account),
    )

    const ends = connectors.map(({ namespace, events }) => ({
      namespace,
      over: firstValueFrom(events.pipe(filter(({ _tag }) => _tag === 'Disconnected'))),
    }))
    const ask = ({ namespace, request }: WalletConnector): Promise<unknown> =>
      rightOf(request(PARTS[namespace].request))
    for (const connector of connectors)
      assert.deepEqual(await ask(connector), PARTS[connector.namespace].answer, connector.namespace)

    const [topic = ''] = Object.keys(kit.getActiveSessions())
    await kit.updateSession({ topic, namespaces: granted(['eip155', 'bip122']) })
    for (const { namespace, over } of ends) if (namespace !== 'eip155' && namespace !== 'bip122') await over
    for (const connector of connectors.filter(({ namespace }) => namespace === 'eip155' || namespace === 'bip122')) {
      assert.deepEqual(await ask(connector), PARTS[connector.namespace].answer, connector.namespace)
    }
    await kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    for (const { over } of ends) await over
  })
})
