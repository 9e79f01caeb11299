import { buildApprovedNamespaces } from '@walletconnect/utils'
import { assert } from 'chai'
import { mnemonicToAccount } from 'viem/accounts'
import type { Portico } from '../../application/portico.js'
import * as PORTS from '../../application/ports/tokens.js'
import { readField } from '../../infrastructure/shared/safeRead.js'
import { mainnet, polygon } from '../../networks.js'
import { EVM_METHODS } from '../../sandbox/phone/evmRequests.js'
import { respond, subscribeToSites } from '../../sandbox/phone/sessions.js'
import { makeSiteRequests } from '../../sandbox/phone/siteRequests.js'
import { makeSolanaNamespace } from '../../sandbox/phone/solanaRequests.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { fakeChainRpc } from '../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../fakes/fakeLog.js'
import { until } from '../support/until.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { createPortico } = await import('../../infrastructure/container/createPortico.js')
const { openWalletKit } = await import('./support/openWalletKit.js')

const keyAt = (addressIndex: number) =>
  mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex })
const [GRANTED, CHOSEN] = [keyAt(0), keyAt(1)]
const METADATA = { name: 'A phone', description: '', url: 'https://wallet.example', icons: [] }
const CHAINS = ['eip155:1', 'eip155:137']

describe('the requests of a site to the sandbox phone', function () {
  this.timeout(60_000)
  let relay: Relay
  let portico: Portico
  let phone: Awaited<ReturnType<typeof openWalletKit>>
  afterEach(async () => {
    portico.destroy()
    await phone.close()
    await relay.close()
  })

  /** A site that was granted one of two accounts, not the chosen one, by a phone whose owner approves everything. */
  const setUp = async () => {
    relay = await startRelay()
    portico = createPortico({
      projectId: 'sandbox',
      networks: [mainnet, polygon],
      endpoints: { relay: relay.url, walletApi: 'http://127.0.0.1:1', blockchainApi: 'http://127.0.0.1:1' },
      features: { email: false, socials: false },
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment({ origin: 'https://app.example' }))
        value(PORTS.LOG, fakeLog())
        value(PORTS.CHAIN_RPC, fakeChainRpc())
      },
    })
    phone = await openWalletKit(relay.url, { metadata: METADATA })
    const { kit } = phone
    const asked: string[] = []
    const requests = makeSiteRequests({
      kit,
      rpc: {},
      solana: makeSolanaNamespace(undefined),
      state: () => ({
        accounts: [GRANTED.address, CHOSEN.address],
        account: CHOSEN.address,
        solanaAccounts: [],
        solanaAccount: undefined,
      }),
      keyOf: (address) => (address === GRANTED.address ? GRANTED : CHOSEN),
      hasChain: () => true,
      moveTo: () => Promise.resolve(),
    })
    subscribeToSites(kit, {
      ...requests,
      hasChain: () => true,
      proposed: (id, proposal) => {
        const accounts = CHAINS.map((chain) => `${chain}:${GRANTED.address}`)
        const eip155 = { chains: CHAINS, methods: EVM_METHODS, events: ['accountsChanged', 'chainChanged'], accounts }
        void kit.approveSession({
          id,
          namespaces: buildApprovedNamespaces({ proposal, supportedNamespaces: { eip155 } }),
        })
      },
      ask: (question) => {
        if (question._tag !== 'Request') return
        asked.push(question.method)
        void respond(kit, question, requests.carryOut(question))
      },
      drop: () => undefined,
      list: () => undefined,
    })
    await portico.open({ view: 'ConnectingWalletConnectBasic' })
    await until(() => portico.pairing.value._tag === 'Ready')
    const { value } = portico.pairing
    await kit.pair({ uri: value._tag === 'Ready' ? value.link.uri : '' })
    await until(() => portico.account().value.status === 'connected')
    return { provider: portico.provider(), asked }
  }

  it('are refused before its owner is asked if they are for another account or chain, and the others are carried out', async () => {
    const { provider, asked } = await setUp()
    const codeFor = (method: string, params: readonly unknown[]): Promise<unknown> =>
      provider.request({ method, params }).then(
        () => 'it succeeded',
        (error: unknown) => readField(error, 'code'),
      )
    const to = CHOSEN.address
    assert.equal(await codeFor('eth_sendTransaction', [{ from: CHOSEN.address, to }]), 4100)
    assert.equal(await codeFor('personal_sign', ['0x68', CHOSEN.address]), 4100)
    assert.equal(await codeFor('eth_sendTransaction', [{ from: GRANTED.address, to, chainId: '0x89' }]), 4901)
    assert.equal(await codeFor('eth_sendTransaction', [{ to, data: '0x12', input: '0x34' }]), -32602)
    assert.deepEqual(asked, [])
    const signature = await provider.request({ method: 'personal_sign', params: ['0x68'] })
    assert.equal(signature, await GRANTED.signMessage({ message: { raw: '0x68' } }))
    assert.deepEqual(asked, ['personal_sign'])
  })
})
