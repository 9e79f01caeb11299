import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { base58 } from '@scure/base'
import { addPending, type PendingTransaction, readTransactionId } from '../../../domain/requests/pendingTransaction.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const HOUR_MS = 60 * 60_000
const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`
const SEND = { method: 'eth_sendTransaction', params: [{ to: `0x${'b2'.repeat(20)}` }] }

const PAYMENT = { from: '0xa1', to: '0xb2', value: 1n, data: '0x' }

/** A connected wallet whose transactions have the hashes 1, 2, 3, … */
const setUp = async ({ caipNetworkId = 'eip155:1' }: { readonly caipNetworkId?: `eip155:${number}` } = {}) => {
  const time = makeVirtualTime()
  const chainRpc = fakeChainRpc()
  const fake = fakeWalletConnector({ id: 'fake', caipNetworkId, scheduler: time.scheduler })
  let sent = 0
  const connector = { ...fake, request: () => TE.fromIO(() => hashOf((sent += 1))) }
  const test = startTestCore({ time, connectors: [connector], networks: [aNetwork()], ports: { chainRpc } })
  await rightOf(test.core.connect('fake'))
  const pending = () => test.core.pending.value.map(({ id }) => id)
  const send = () => rightOf(test.core.request('eip155', SEND))
  return { ...test, wallet: fake.wallet, chainRpc, pending, send }
}

describe('a transaction sent by a wallet', () => {
  it('is pending, bound to its connection, until the chain has it', async () => {
    const { core, time, chainRpc, send, pending } = await setUp()
    await send()
    const { connections } = core
    const address = connections.value.eip155._tag === 'Connected' ? connections.value.eip155.active.accounts[0] : ''
    assert.deepEqual(core.pending.value, [
      { namespace: 'eip155', connectorId: 'fake', id: hashOf(1), caipNetworkId: 'eip155:1', address, sentAt: 0 },
    ])
    await time.advance(2_000)
    assert.deepEqual([pending(), chainRpc.askedForTransactions], [[hashOf(1)], [{ id: hashOf(1), sender: undefined }]])
    chainRpc.settle(TE.right({ _tag: 'Included', succeeded: true }))
    await time.advance(4_000)
    assert.deepEqual(pending(), [])
    await time.advance(HOUR_MS)
    assert.lengthOf(chainRpc.askedForTransactions, 2)
  })

  const endings = [
    [
      { _tag: 'Included', succeeded: true, fee: 21n },
      { outcome: 'Confirmed', fee: 21n },
    ],
    [{ _tag: 'Included', succeeded: false }, { outcome: 'Failed' }],
    [
      { _tag: 'Replaced', by: { hash: '0x2', transaction: PAYMENT, succeeded: true, fee: 42n } },
      { outcome: 'Confirmed', fee: 42n },
    ],
    [{ _tag: 'Replaced' }, { outcome: 'Replaced' }],
  ] as const
  for (const [fate, ended] of endings) {
    it(`is reported when sent, and with its outcome: ${ended.outcome} by ${fate._tag} [K-02]`, async () => {
      const { core, time, chainRpc, send, pending } = await setUp()
      const sender = { address: '0xa1', nonce: 7 }
      const told: (string | undefined)[] = []
      core.snackbar.changes.subscribe((shown) => shown._tag === 'Shown' && told.push(shown.notice._tag))
      await send()
      chainRpc.settle(TE.right({ _tag: 'Waiting', sender, transaction: PAYMENT }))
      await time.advance(2_000)
      chainRpc.settle(TE.right(fate))
      await time.advance(12_000)
      assert.deepEqual(pending(), [])
      const [{ id, outcome, fee } = { id: '', outcome: undefined, fee: undefined }] = core.settled.value
      assert.deepEqual({ id, outcome, ...(fee !== undefined && { fee }) }, { id: hashOf(1), ...ended })
      assert.deepEqual(told, ['TransactionSent', `Transaction${ended.outcome}`])
      assert.equal(chainRpc.askedForTransactions.at(-1)?.sender, sender)
    })
  }

  it('counts as replaced only after two reports, since nodes lag behind one another', async () => {
    const { core, time, chainRpc, send, pending } = await setUp()
    await send()
    chainRpc.settle(TE.right({ _tag: 'Replaced' }))
    await time.advance(2_000)
    assert.deepEqual(pending(), [hashOf(1)])
    chainRpc.settle(TE.right({ _tag: 'Included', succeeded: true }))
    await time.advance(4_000)
    assert.deepEqual(
      core.settled.value.map(({ outcome }) => outcome),
      ['Confirmed'],
    )
  })

  it('is queried at growing intervals while the chain fails, and lost after an hour: no endless wait [X-16]', async () => {
    const { core, time, chainRpc, send, pending } = await setUp()
    chainRpc.settle(TE.left({ _tag: 'TimedOut', afterMs: 10_000 }))
    await send()
    await time.advance(HOUR_MS - 1)
    assert.deepEqual(pending(), [hashOf(1)])
    assert.isBelow(chainRpc.askedForTransactions.length, 70)
    await time.advance(1)
    assert.deepEqual([pending(), core.settled.value.map(({ outcome }) => outcome)], [[], ['Lost']])
  })

  it('is one of 99 at most per connection: the oldest is dropped, and no longer queried [S9-16]', async () => {
    const { time, chainRpc, send, pending } = await setUp()
    for (let count = 0; count < 101; count += 1) await send()
    assert.deepEqual([pending().length, pending()[0], pending().at(-1)], [99, hashOf(3), hashOf(101)])
    await time.advance(2_000)
    assert.deepEqual(
      [chainRpc.askedForTransactions.length, chainRpc.askedForTransactions.some(({ id }) => id === hashOf(2))],
      [99, false],
    )
  })

  for (const end of ['page', 'wallet'] as const) {
    it(`is dropped with its connection, which the ${end} ends [U-40]`, async () => {
      const { core, time, wallet, chainRpc, send, pending } = await setUp()
      await send()
      await (end === 'page' ? rightOf(core.disconnect()) : wallet.withdrawsAccess())
      assert.deepEqual(pending(), [])
      await time.advance(HOUR_MS)
      assert.deepEqual(chainRpc.askedForTransactions, [])
    })
  }

  it('is kept if the wallet spells its account differently or switches to another: its outcome is reported [U-42]', async () => {
    const { time, chainRpc, wallet, send, pending } = await setUp()
    await send()
    await wallet.movesToAccount(`0x${'A1'.repeat(20)}`)
    assert.deepEqual(pending(), [hashOf(1)])
    await wallet.movesToAccount(`0x${'c3'.repeat(20)}`)
    assert.deepEqual(pending(), [hashOf(1)])
    chainRpc.settle(TE.right({ _tag: 'Included', succeeded: true }))
    await time.advance(2_000)
    assert.deepEqual(pending(), [])
  })

  it('is not awaited on an unconfigured network, where no node can be asked', async () => {
    const { send, pending } = await setUp({ caipNetworkId: 'eip155:31337' })
    await send()
    assert.deepEqual(pending(), [])
  })

  it('leaves no timer after destroy', async () => {
    const { core, time, chainRpc, send } = await setUp()
    await send()
    core.destroy()
    await time.advance(HOUR_MS)
    assert.deepEqual(chainRpc.askedForTransactions, [])
  })
})

describe('a list of pending transactions', () => {
  it('counts per connection, and ignores a duplicate id [S9-16]', () => {
    const of = (connectorId: string, id: number): PendingTransaction => ({
      namespace: 'eip155',
      connectorId,
      id: hashOf(id),
      caipNetworkId: 'eip155:1',
      address: '0x1',
      sentAt: 0,
    })
    const many = Array.from({ length: 99 }, (_, at) => of('a', at))
    const list = [of('b', 500), ...many].reduce<readonly PendingTransaction[]>(addPending, [])
    assert.lengthOf(list, 100)
    assert.lengthOf(addPending(list, of('b', 501)), 101)
    assert.lengthOf(addPending(list, of('a', 98)), 100)
    const full = addPending(list, of('a', 99))
    assert.deepEqual([full.length, full.some(({ id }) => id === hashOf(0))], [100, false])
  })
})

describe('the id of a transaction', () => {
  const signature = base58.encode(new Uint8Array(64).fill(9))
  const cases: readonly (readonly [string, unknown, string | undefined])[] = [
    ['eth_sendTransaction', hashOf(1), hashOf(1)],
    ['eth_sendTransaction', `0x${'AB'.repeat(32)}`, `0x${'ab'.repeat(32)}`],
    ['eth_sendTransaction', '0x1', undefined],
    ['eth_sendTransaction', { hash: hashOf(1) }, undefined],
    ['personal_sign', hashOf(1), undefined],
    ['constructor', hashOf(1), undefined],
    ['solana_signAndSendTransaction', { signature }, signature],
    ['solana_signAndSendTransaction', signature, undefined],
    ['solana_signAndSendTransaction', { signature: '0OIl' }, undefined],
    ['solana_signAndSendTransaction', null, undefined],
  ]
  for (const [method, answer, id] of cases) {
    it(`is ${id === undefined ? 'missing' : 'read'} in the answer to ${method}: ${JSON.stringify(answer).slice(0, 40)}`, () =>
      assert.equal(readTransactionId(method, answer), id))
  }
})
