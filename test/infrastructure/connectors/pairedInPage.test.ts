import { assert } from 'chai'
import { base58 } from '@scure/base'
import { fakeConnectionMemory, type FakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpPaired } from './setUpPaired.js'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const KEY = base58.encode(new Uint8Array(32).fill(1))
const EVM = `0x${'a1'.repeat(20)}`
const signing = { method: 'solana_signMessage', params: { message: '2NEpo7TZRRrLZSi2U' } }
const SIGNED = { signature: base58.encode(new Uint8Array(64).fill(7)) }

/** The whole application on a page with EVM and Solana, over a real session. */
const setUp = (memory: FakeConnectionMemory = fakeConnectionMemory()) => {
  const page = setUpPaired({
    networks: ['eip155:1', 'eip155:10', SOLANA, DEVNET],
    account: KEY,
    chains: [SOLANA],
    methods: [signing.method],
    answer: () => SIGNED,
  })
  page.far.grants({ eip155: { accounts: [`eip155:1:${EVM}`], methods: ['personal_sign'] } })
  const kestrel = fakeWalletConnector({
    id: 'kestrel',
    namespace: 'solana',
    accounts: ['another'],
    caipNetworkId: SOLANA,
    scheduler: page.scheduler,
  })
  const start = () =>
    startTestCore({
      time: page,
      connectors: [...page.connectors, kestrel],
      ports: { pairing: { ...fakePairing(), begin: page.pairing.begin }, memory },
      networks: [aNetwork(), aNetwork({ id: SOLANA, caipNetworkId: SOLANA, chainNamespace: 'solana' })],
    }).core
  return { ...page, memory, kestrel, start }
}
const pair = async ({ start, advance }: ReturnType<typeof setUp>) => {
  const core = start()
  core.open()
  core.commands.go({ name: 'ConnectingWalletConnect', walletId: undefined })
  await advance(0)
  return core
}
const now = ({ connections }: Awaited<ReturnType<typeof pair>>) => {
  const { eip155, solana } = connections.value
  return [eip155, solana].map((state) =>
    state._tag === 'Connected' ? state.active.accounts[0] : state._tag === 'Disconnected' ? state.reason : state._tag,
  )
}
/** The networks that the session approves, by namespace. */
const approved = ({ connections }: Awaited<ReturnType<typeof pair>>) => {
  const { eip155, solana } = connections.value
  return [eip155, solana].map((state) => (state._tag === 'Connected' ? state.active.approvedNetworks : undefined))
}
const evmOn = (...chains: readonly string[]) => ({
  eip155: { accounts: chains.map((chain) => `${chain}:${EVM}`), methods: ['personal_sign'] },
})

describe('a page and a phone with EVM and Solana', () => {
  it('connect on both by one approval, and the page stays on its network [S1-08]', async () => {
    const page = setUp()
    const core = await pair(page)
    assert.deepEqual(now(core), [EVM, KEY])
    assert.equal(core.network.value.activeNamespace, 'eip155')
    assert.deepEqual(await rightOf(core.request('solana', signing)), SIGNED)
    assert.deepEqual(page.memory.read(), { eip155: ['walletConnect'], solana: ['walletConnect'] })
  })
  it('agree on the approved networks: of the session, after an update, and after a reload [U-36]', async () => {
    const page = setUp()
    const core = await pair(page)
    assert.deepEqual(approved(core), [['eip155:1'], [SOLANA]])
    page.far.grants(evmOn('eip155:1', 'eip155:10'))
    page.far.updates()
    assert.deepEqual(
      [approved(core), now(core)],
      [
        [['eip155:1', 'eip155:10'], [SOLANA]],
        [EVM, KEY],
      ],
    )
    page.far.grants({ ...evmOn('eip155:1'), [DEVNET]: { accounts: [`${DEVNET}:${KEY}`], methods: [] } })
    page.far.updates()
    assert.deepEqual(approved(core), [['eip155:1'], [DEVNET, SOLANA]])
    const later = setUp(page.memory)
    later.far.script.remembersPage()
    const restored = later.start()
    await later.advance(0)
    assert.deepEqual(approved(restored), [['eip155:1'], [SOLANA]])
  })
  it('disconnect on one while the other continues: the session ends with the last [U-29] [U-40]', async () => {
    const page = setUp()
    const core = await pair(page)
    await rightOf(core.disconnect('eip155'))
    assert.deepEqual(now(core), ['ByVisitor', KEY])
    assert.deepEqual(await rightOf(core.request('solana', signing)), SIGNED)
    assert.deepEqual(page.far.ended, [])
    await rightOf(core.disconnect('solana'))
    assert.deepEqual([now(core), page.far.ended, page.memory.read()], [['ByVisitor', 'ByVisitor'], ['topic-1'], {}])
  })
  it('disconnect on both when the visitor disconnects: the wallet is told once [U-29]', async () => {
    const page = setUp()
    const core = await pair(page)
    await rightOf(core.disconnect())
    assert.deepEqual([now(core), page.far.ended], [['ByVisitor', 'ByVisitor'], ['topic-1']])
  })
  it('disconnect on both when the wallet ends the session, and on one when it drops that namespace [U-34]', async () => {
    const page = setUp()
    const core = await pair(page)
    page.far.grants({})
    page.far.updates()
    assert.deepEqual(now(core), ['ByWallet', KEY])
    const other = setUp()
    const whole = await pair(other)
    await other.far.script.withdrawsAccess()
    assert.deepEqual([now(whole), other.memory.read()], [['ByWallet', 'ByWallet'], {}])
  })
  it('stay connected on EVM when another wallet replaces it on Solana', async () => {
    const page = setUp()
    const core = await pair(page)
    await rightOf(core.connect('kestrel', 'solana'))
    await page.advance(0)
    assert.deepEqual([now(core), page.far.ended], [[EVM, 'another'], []])
    await rightOf(core.disconnect('eip155'))
    assert.deepEqual(page.far.ended, ['topic-1'])
  })
  it('reconnect after a reload on what the visitor had left connected, and nothing else [U-28] [U-29]', async () => {
    for (const [remembered, expected] of [
      [{ eip155: ['walletConnect'], solana: ['walletConnect'] }, [EVM, KEY]],
      [{ solana: ['walletConnect'] }, ['NeverConnected', KEY]],
    ] as const) {
      const page = setUp(fakeConnectionMemory(remembered))
      page.far.script.remembersPage()
      const core = page.start()
      await page.advance(0)
      assert.deepEqual(now(core), [...expected])
      assert.equal(page.far.script.connectPrompts(), 0)
      await rightOf(core.disconnect('solana'))
      assert.deepEqual(page.far.ended, expected[0] === EVM ? [] : ['kept'])
    }
  })
})
