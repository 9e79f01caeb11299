import { assert } from 'chai'
import { base58 } from '@scure/base'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { askSolana } from '../../../infrastructure/connectors/walletStandard/solanaRequests.lazy.js'
import type { NamespaceAdapter } from '../../../infrastructure/connectors/walletStandard/namespaceAdapter.js'
import { makeStandardConnector } from '../../../infrastructure/connectors/walletStandard/connector.js'
import { pinWallet } from '../../../infrastructure/connectors/walletStandard/wallet.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { FAKE_SIGNATURE } from '../../fakes/standardWallet/FAKE_SIGNATURE.js'
import { aNetwork } from '../../support/aNetwork.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

/** Code is not loaded by advancing a fake clock. */
const LOADED: NamespaceAdapter = { ...SOLANA_ADAPTER, load: async () => askSolana }

const keyOf = (byte: number): string => base58.encode(new Uint8Array(32).fill(byte))
const accounts = [keyOf(1), keyOf(2)] as const
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const chains = ['solana:4gLocal', 'solana:4gOther'] as const
const destination = aNetwork({ id: '4gOther', caipNetworkId: chains[1], chainNamespace: 'solana', name: 'Other' })
const hello = base58.encode(new TextEncoder().encode('hello'))
const signing = { method: 'solana_signMessage', params: { message: hello } }
const transactions = ['AQID', 'BAUG']
const batch = { question: { method: 'solana_signAllTransactions', params: { transactions } }, answer: { transactions } }
const signature = { signature: base58.encode(FAKE_SIGNATURE) }

const setUp = ({
  spoken = chains,
  preferred = chains,
  adapter = LOADED,
}: {
  readonly spoken?: readonly CaipNetworkId[]
  readonly preferred?: readonly CaipNetworkId[]
  readonly adapter?: NamespaceAdapter
} = {}) => {
  const { scheduler, advance } = makeVirtualTime()
  const fake = fakeStandardWallet({ account: accounts[0], chains: spoken, scheduler })
  const wallet = pinWallet(fake.wallet)
  if (wallet === undefined) throw new Error('The fake is no wallet.')
  const connector = makeStandardConnector({
    wallet,
    adapter,
    info: { id: 'standard:Fake Wallet', name: 'Fake Wallet' },
    preferred: () => preferred,
    scheduler,
  })
  return { ...fake, connector, advance }
}

walletConnectorContract(
  'makeStandardConnector',
  async () => {
    const { connector, script, advance } = setUp()
    return {
      connector,
      wallet: script,
      accounts,
      chains,
      destination,
      signing,
      batch,
      signature,
      advance,
      dispose: async () => undefined,
    }
  },
  'InPage',
  'Page',
)

describe('makeStandardConnector', () => {
  const transaction = { method: 'solana_signTransaction', params: { transaction: 'AQID' } }
  const codeOf = async (request: ReturnType<ReturnType<typeof setUp>['connector']['request']>): Promise<unknown> => {
    const error = await leftOf(request)
    return error._tag === 'RequestFailed' ? error.code : error._tag
  }

  it("uses the wallet's names for chains, and starts on the first configured one that the account supports", async () => {
    const { connector, chainsNamed } = setUp({
      spoken: ['solana:devnet', 'solana:mainnet'],
      preferred: [MAINNET, DEVNET],
    })
    assert.equal((await rightOf(connector.connect)).caipNetworkId, MAINNET)
    await rightOf(connector.request(transaction))
    await rightOf(connector.switchNetwork(aNetwork({ chainNamespace: 'solana', caipNetworkId: DEVNET })))
    await rightOf(connector.request(transaction))
    assert.deepEqual(chainsNamed, ['solana:mainnet', 'solana:devnet'])
  })
  it("is on the account's chain even if it is not configured, so that the page can report it", async () => {
    const { connector } = setUp({ spoken: ['solana:devnet'], preferred: [MAINNET] })
    assert.equal((await rightOf(connector.connect)).caipNetworkId, DEVNET)
  })
  it('takes a chain under a custom name for the one on the developer’s machine', async () => {
    const { connector, chainsNamed } = setUp({ spoken: ['solana:localnet'], preferred: ['solana:4gLocal'] })
    assert.equal((await rightOf(connector.connect)).caipNetworkId, 'solana:4gLocal')
    await rightOf(connector.request(transaction))
    assert.deepEqual(chainsNamed, ['solana:localnet'])
  })
  it('signs a transaction, and signs and sends one, with the params of the request', async () => {
    const { connector, script, accountsNamed } = setUp()
    await rightOf(connector.connect)
    assert.deepEqual(await rightOf(connector.request(transaction)), { transaction: 'AQID' })
    const sending = { method: 'solana_signAndSendTransaction', params: { transaction: 'AQID' } }
    assert.deepEqual(await rightOf(connector.request(sending)), signature)
    assert.deepEqual(script.requests()[1], sending)
    assert.deepEqual(accountsNamed, [accounts[0], accounts[0]])
  })
  it('asks nothing for a request that ended while its code was loading [S-30] [U-41]', async () => {
    let arrive: (ask: typeof askSolana) => void = () => undefined
    const load = () => new Promise<typeof askSolana>((resolve) => (arrive = resolve))
    const { connector, script } = setUp({ adapter: { ...LOADED, load } })
    await rightOf(connector.connect)
    const sending = leftOf(connector.request({ method: 'solana_signAndSendTransaction', params: transaction.params }))
    await script.movesToAccount(accounts[1])
    await connector.disconnect()
    assert.deepEqual(await sending, { _tag: 'RequestOutcomeUnknown' })
    arrive(askSolana)
    await new Promise(setImmediate)
    assert.isEmpty(script.requests())
  })
  it('refuses invalid requests before the wallet sees them', async () => {
    const { connector, script } = setUp()
    await rightOf(connector.connect)
    const asked = [
      [{ method: 'eth_sendTransaction', params: [] }, 4200],
      [{ method: 'constructor' }, 4200],
      [{ method: 'solana_signMessage' }, -32602],
      [{ method: 'solana_signMessage', params: { message: '0OIl' } }, -32602],
      [{ method: 'solana_signMessage', params: { message: hello, pubkey: accounts[1] } }, 4100],
      [{ method: 'solana_signTransaction', params: { transaction: '*' } }, -32602],
      [{ method: 'solana_signIn', params: { nonce: 1 } }, -32602],
      [{ method: 'solana_signIn', params: { address: accounts[1] } }, 4100],
      [{ method: 'solana_signIn' }, 4200],
      [{ method: 'solana_signTransaction', params: { transaction: '' } }, -32602],
      [{ method: 'solana_signAllTransactions', params: { transactions: 'AQID' } }, -32602],
    ] as const
    for (const [request, code] of asked)
      assert.equal(await codeOf(connector.request(request)), code, JSON.stringify(request))
    assert.deepEqual(script.requests(), [])
  })
  it('fails with its own error when a wallet returns an invalid signature', async () => {
    const { connector, script } = setUp()
    await rightOf(connector.connect)
    script.answersWith('answerGarbage')
    assert.equal(await codeOf(connector.request(signing)), -32603)
  })
  it('keeps the namespaces of a multi-chain wallet apart, and drops accounts of another one', async () => {
    const { connector, tell } = setUp()
    await rightOf(connector.connect)
    const heard: unknown[] = []
    const listening = connector.events.subscribe((event) => heard.push(event))
    const evm = { address: `0x${'a1'.repeat(20)}`, chains: ['eip155:1'] }
    tell({ accounts: [evm, { address: accounts[1], chains }] })
    tell({ accounts: [evm] })
    listening.unsubscribe()
    assert.deepEqual(heard, [{ _tag: 'AccountsChanged', accounts: [accounts[1]] }, { _tag: 'Disconnected' }])
  })
})
