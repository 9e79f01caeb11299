import { assert } from 'chai'
import type { ConnectedWallet, PairingStep } from '../../../application/ports/pairing.js'
import { base58 } from '@scure/base'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { listen } from '../../contracts/walletConnector/listen.js'
import type { FarGrant } from '../../fakes/fakeFarWallet.js'
import { aNetwork } from '../../support/aNetwork.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpPaired } from './setUpPaired.js'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const MAINNET_BEFORE = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const KEY = base58.encode(new Uint8Array(32).fill(1))
const EVM = `0x${'a1'.repeat(20)}`
const evm: FarGrant = { accounts: [`eip155:1:${EVM}`], methods: ['personal_sign'] }
const signing = { method: 'solana_signMessage', params: { message: '2NEpo7TZRRrLZSi2U' } }
const signature = { signature: base58.encode(new Uint8Array(64).fill(7)) }

const setUp = ({
  networks = [MAINNET, DEVNET, 'eip155:1', 'bip122:000000000019d6689c085ae165831e93'],
  chains = [MAINNET],
  visited = [],
}: {
  readonly networks?: readonly CaipNetworkId[]
  readonly chains?: readonly CaipNetworkId[]
  readonly visited?: readonly CaipNetworkId[]
} = {}) => {
  const page = setUpPaired({
    networks,
    account: KEY,
    chains,
    methods: [signing.method],
    visited,
    answer: () => signature,
  })
  const pair = async (): Promise<readonly ConnectedWallet[]> => {
    const steps: PairingStep[] = []
    page.pairing.begin.subscribe((step) => steps.push(step))
    await page.advance(0)
    const last = steps.at(-1)
    return last?._tag === 'Approved' ? last.grants : []
  }
  return { ...page, pair, solana: page.connectorOn('solana'), evm: page.connectorOn('eip155') }
}
const namespacesOf = (grants: readonly ConnectedWallet[]): readonly string[] =>
  grants.map(({ connector }) => connector.namespace)

/** A subscriber of a connector holds its connection, as the application does. */
describe('a session of several namespaces', () => {
  it('connects all namespaces of one approval, the site’s first one last, so that it becomes the active one', async () => {
    const { far, pair } = setUp()
    far.grants({ eip155: evm })
    const grants = await pair()
    const paired = { connectorId: 'walletConnect', wallet: { name: 'Far Wallet' } }
    assert.deepEqual(
      grants.map(({ connection }) => connection),
      [
        { ...paired, accounts: [EVM], caipNetworkId: 'eip155:1', approvedNetworks: ['eip155:1'] },
        { ...paired, accounts: [KEY], caipNetworkId: MAINNET, approvedNetworks: [MAINNET] },
      ],
    )
    assert.equal(far.script.connectPrompts(), 1)
  })
  it('connects what was granted if the wallet grants one of the requested namespaces', async () => {
    const alone = setUp()
    assert.deepEqual(namespacesOf(await alone.pair()), ['solana'])
    assert.equal((await leftOf(alone.evm.request({ method: 'personal_sign' })))._tag, 'NotConnected')
    const other = setUp()
    other.far.grants({ eip155: evm }, 'not')
    assert.deepEqual(namespacesOf(await other.pair()), ['eip155'])
    assert.equal((await leftOf(other.solana.request(signing)))._tag, 'NotConnected')
  })
  it('takes no account that is invalid for its namespace, or listed under another one [S-15]', async () => {
    const { far, pair } = setUp()
    const wrong: Readonly<Record<string, FarGrant>> = {
      eip155: { accounts: [`${MAINNET}:${KEY}`, 'eip155:1:0x12'], methods: [] },
      solana: {
        accounts: [`eip155:1:${EVM}`, `${MAINNET}:${EVM}`, `${MAINNET}:${'z'.repeat(44)}`, 'solana:elsewhere:x'],
        methods: [],
      },
      bip122: {
        accounts: ['bip122:000000000019d6689c085ae165831e93:bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'],
        methods: [],
      },
      cosmos: { accounts: ['cosmos:cosmoshub-4:cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq'], methods: [] },
    }
    far.grants(wrong, 'not')
    assert.deepEqual(await pair(), [])
    assert.deepEqual(far.ended, ['topic-1'])
  })
  it('accepts grants by chain too (CAIP-25)', async () => {
    const { far, pair } = setUp()
    far.grants({ 'eip155:1': evm }, 'not')
    assert.deepEqual(namespacesOf(await pair()), ['eip155'])
  })
  it('loses a namespace that the wallet removes from it, and the others stay [U-40]', async () => {
    const { far, pair, solana, evm: ether } = setUp()
    far.grants({ eip155: evm })
    await pair()
    const [onSolana, onEvm] = [listen(solana), listen(ether)]
    far.grants({})
    far.updates()
    assert.deepEqual([onSolana.heard, onEvm.heard], [[], [{ _tag: 'Disconnected' }]])
    assert.deepEqual(await rightOf(solana.request(signing)), signature)
    far.grants({ eip155: evm }, 'not')
    far.updates()
    assert.deepEqual(onSolana.heard, [{ _tag: 'Disconnected' }])
    assert.equal((await leftOf(solana.request(signing)))._tag, 'NotConnected')
  })
  it('ends on every namespace when the wallet ends it [U-34]', async () => {
    const { far, pair, solana, evm: ether } = setUp()
    far.grants({ eip155: evm })
    await pair()
    const both = [listen(solana), listen(ether)]
    await far.script.withdrawsAccess()
    for (const { heard } of both) assert.deepEqual(heard, [{ _tag: 'Disconnected' }])
    for (const connector of [solana, ether]) assert.isUndefined(await rightOf(connector.restore))
  })
  for (const first of ['solana', 'evm'] as const) {
    it(`outlives the disconnect of ${first}, whose requests fail, and ends with the last namespace that uses it [U-29] [U-40]`, async () => {
      const page = setUp()
      const [leaving, staying] = [page[first], page[first === 'solana' ? 'evm' : 'solana']]
      page.far.grants({ eip155: evm })
      await page.pair()
      const [gone, there] = [listen(leaving), listen(staying)]
      gone.stop()
      await rightOf(leaving.disconnect)
      assert.deepEqual(page.far.ended, [])
      assert.equal((await leftOf(leaving.request(signing)))._tag, 'NotConnected')
      assert.deepEqual(
        await rightOf(staying.request(first === 'solana' ? { method: 'personal_sign' } : signing)),
        signature,
      )
      assert.deepEqual(there.heard, [])
      there.stop()
      await rightOf(staying.disconnect)
      assert.deepEqual(page.far.ended, ['topic-1'])
      assert.isFalse(page.far.script.grantsAccess())
    })
  }
  for (const order of ['solana first', 'evm first'] as const) {
    it(`ends when a page disconnects both at once, ${order} [U-29]`, async () => {
      const { far, pair, solana, evm: ether } = setUp()
      far.grants({ eip155: evm })
      await pair()
      const both = order === 'solana first' ? [solana, ether] : [ether, solana]
      for (const { stop } of both.map(listen)) stop()
      await Promise.all(both.map((connector) => rightOf(connector.disconnect)))
      assert.deepEqual(far.ended, ['topic-1'])
    })
  }
  it('is replaced by one that grants less: the rest is disconnected, and requests to the old one fail [U-41]', async () => {
    const { far, pair, solana, evm: ether, advance } = setUp()
    far.grants({ eip155: evm })
    await pair()
    const [onSolana, onEvm] = [listen(solana), listen(ether)]
    far.script.answersWith('staySilent')
    const waiting = leftOf(solana.request(signing))
    // Lets the request reach the wallet.
    await advance(0)
    far.script.answersWith('approve')
    far.grants({})
    assert.deepEqual(namespacesOf(await pair()), ['solana'])
    await advance(1_000)
    assert.deepEqual(await waiting, { _tag: 'ConnectionChanged' })
    assert.deepEqual(onSolana.heard, [])
    assert.deepEqual(onEvm.heard, [{ _tag: 'Disconnected' }])
    assert.deepEqual(far.ended, ['topic-1'])
  })
  it('is restored whole after a reload, without a prompt [U-28]', async () => {
    const { far, solana, evm: ether } = setUp()
    far.grants({ eip155: evm })
    far.script.remembersPage()
    assert.deepEqual((await rightOf(solana.restore))?.accounts, [KEY])
    assert.deepEqual((await rightOf(ether.restore))?.accounts, [EVM])
    assert.equal(far.script.connectPrompts(), 0)
  })
})

describe('a chain of a paired wallet', () => {
  it('has its former id for an older wallet, and the current id for the page', async () => {
    const { far, solana } = setUp({ chains: [MAINNET_BEFORE] })
    assert.equal((await rightOf(solana.connect)).caipNetworkId, MAINNET)
    await rightOf(solana.request(signing))
    const both = setUp({ chains: [MAINNET, MAINNET_BEFORE] })
    await rightOf(both.solana.connect)
    await rightOf(both.solana.request(signing))
    assert.deepEqual([...far.chainsNamed, ...both.far.chainsNamed], [MAINNET_BEFORE, MAINNET])
  })
  it('has the account granted there first, and is approved for that one only: a contract may have another owner elsewhere', async () => {
    const there = `0x${'b2'.repeat(20)}`
    const { far, pair, evm: ether } = setUp({ networks: [MAINNET, 'eip155:1', 'eip155:137'] })
    far.grants({ eip155: { accounts: [`eip155:1:${EVM}`, `eip155:137:${there}`], methods: ['personal_sign'] } })
    const [grant] = await pair()
    assert.deepInclude(grant?.connection, { accounts: [EVM, there], approvedNetworks: ['eip155:1'] })
    const heard: unknown[] = []
    const listening = ether.events.subscribe((event) => heard.push(event))
    await rightOf(ether.switchNetwork(aNetwork({ caipNetworkId: 'eip155:137' })))
    listening.unsubscribe()
    assert.deepEqual(heard, [
      { _tag: 'ChainChanged', caipNetworkId: 'eip155:137' },
      { _tag: 'NetworksApproved', approvedNetworks: ['eip155:137'] },
      { _tag: 'AccountsChanged', accounts: [there, EVM] },
    ])
  })
  it('has the account of the wallet’s last event if none is granted on the chain', async () => {
    const other = `0x${'b2'.repeat(20)}`
    const { far, pair, evm: ether } = setUp({ networks: [MAINNET, 'eip155:1', 'eip155:137'] })
    far.grants({ eip155: { accounts: [`eip155:1:${EVM}`, `eip155:1:${other}`], methods: ['personal_sign'] } })
    await pair()
    const heard: unknown[] = []
    const listening = ether.events.subscribe((event) => heard.push(event))
    const said = { _tag: 'SessionEvent', topic: far.topics()[0] ?? '', chainId: 'eip155:1' } as const
    far.say({ ...said, name: 'accountsChanged', data: [other] })
    far.say({ ...said, name: 'chainChanged', data: 137 })
    listening.unsubscribe()
    assert.deepEqual(heard, [
      { _tag: 'AccountsChanged', accounts: [other, EVM] },
      { _tag: 'ChainChanged', caipNetworkId: 'eip155:137' },
    ])
  })
  it('is the last visited one that the wallet grants, or else the first of the site', async () => {
    const { solana } = setUp({ chains: [MAINNET, DEVNET], visited: ['eip155:1', DEVNET] })
    assert.equal((await rightOf(solana.connect)).caipNetworkId, DEVNET)
    const elsewhere = setUp({ chains: [MAINNET], visited: [DEVNET] })
    assert.equal((await rightOf(elsewhere.solana.connect)).caipNetworkId, MAINNET)
  })

  it('starts on EVM, too, on the last visited one that was granted [U-36]', async () => {
    const begin = async (visited: readonly CaipNetworkId[]): Promise<CaipNetworkId> => {
      const chains = ['eip155:1', 'eip155:137'] as const
      const { connectorOn } = setUpPaired({ networks: chains, account: EVM, chains, methods: [], visited })
      return (await rightOf(connectorOn('eip155').connect)).caipNetworkId
    }
    assert.equal(await begin(['eip155:137', 'eip155:1']), 'eip155:137')
    assert.equal(await begin(['eip155:10']), 'eip155:1')
  })
  it('is kept when the wallet changes the account on it, and each request names it', async () => {
    const { far, solana } = setUp({ chains: [MAINNET, DEVNET] })
    await rightOf(solana.connect)
    const { heard, stop } = listen(solana)
    await rightOf(solana.switchNetwork(aNetwork({ caipNetworkId: DEVNET, chainNamespace: 'solana' })))
    const other = base58.encode(new Uint8Array(32).fill(2))
    await far.script.movesToAccount(other)
    await rightOf(solana.request(signing))
    stop()
    assert.deepEqual(heard, [
      { _tag: 'ChainChanged', caipNetworkId: DEVNET },
      { _tag: 'AccountsChanged', accounts: [other] },
    ])
    assert.deepEqual(far.chainsNamed, [DEVNET])
  })
})
