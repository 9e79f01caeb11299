import { PublicKey } from '@solana/web3.js'
import { assert } from 'chai'
import { ReplaySubject } from 'rxjs'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { aNetwork } from './aNetwork.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { SOLANA_NODE } from './solanaNode.js'
import { NETWORK, setUpSolana as setUp, TRANSFER } from './setUpSolana.js'
import { until } from '../../support/until.js'

const { SENDER, RECEIVER, MINT, ACCOUNTS, open } = SOLANA_NODE
const SENT = '1'.repeat(64)
const EVM = `0x${'a1'.repeat(20)}`

describe('transfers on Solana', () => {
  it('send nothing for malformed addresses, a receiver who is the sender, or an impossible amount', async () => {
    const { transfers, asked } = setUp()
    for (const which of ['from', 'to', 'contract'] as const) {
      for (const wrong of ['', EVM, 'z'.repeat(44), `${SENDER} `])
        assert.deepEqual(
          await leftOf(
            transfers.prepare(NETWORK, {
              ...TRANSFER,
              ...(which === 'contract' ? { asset: { ...TRANSFER.asset, contract: wrong } } : { [which]: wrong }),
            }),
          ),
          { _tag: 'MalformedAddress', which },
          wrong,
        )
    }
    assert.deepEqual(await leftOf(transfers.prepare(NETWORK, { ...TRANSFER, to: SENDER })), {
      _tag: 'ReceiverIsSender',
    })
    for (const units of [0n, -1n, 2n ** 64n])
      for (const asset of [{ ...TRANSFER.asset, units }, { _tag: 'Coin', units } as const])
        assert.deepEqual(await leftOf(transfers.prepare(NETWORK, { ...TRANSFER, asset })), { _tag: 'AmountOutOfRange' })
    assert.isEmpty(asked)
  })
  it('are NotConfigured on a network of another kind, and without an endpoint', async () => {
    const { transfers, asked } = setUp()
    for (const network of [{ ...aNetwork(), chainNamespace: 'bip122' } as const, aSolanaNetwork([])])
      assert.deepEqual(await leftOf(transfers.prepare(network, TRANSFER)), { _tag: 'NotConfigured' })
    assert.isEmpty(asked)
  })
  it('reject each answer of a node, in turn, of a wrong shape', async () => {
    const wrong: Readonly<Record<string, readonly unknown[]>> = {
      getMultipleAccounts: [
        undefined,
        null,
        [],
        {},
        { value: null },
        { value: [] },
        { value: [null] },
        { value: [null, null, null, null] },
        { value: [1, 2, 3] },
        { value: [{ lamports: -1 }, null, null] },
        { value: [{ ...ACCOUNTS.wallet, lamports: '5' }, null, null] },
      ],
      getLatestBlockhash: [
        undefined,
        {},
        { value: { blockhash: 'x', lastValidBlockHeight: 1 } },
        { value: { blockhash: EVM, lastValidBlockHeight: 1 } },
        { value: { blockhash: MINT, lastValidBlockHeight: -1 } },
      ],
      getFeeForMessage: [undefined, {}, { value: '5000' }, { value: -5 }, { value: 0.5 }],
      simulateTransaction: [
        undefined,
        {},
        { value: null },
        { value: { err: null } },
        { value: { err: null, accounts: [] } },
        { value: { err: null, accounts: [null] } },
        { value: { err: null, accounts: [ACCOUNTS.wallet] } },
        { value: { err: null, accounts: [ACCOUNTS.tokens('0', RECEIVER)] } },
        { value: { err: null, accounts: [ACCOUNTS.tokens('9', RECEIVER)] } },
      ],
    }
    for (const [method, answers] of Object.entries(wrong)) {
      for (const answer of answers) {
        const { prepare } = setUp({ [method]: () => answer })
        assert.equal((await leftOf(prepare))._tag, 'Malformed', `${method} ${JSON.stringify(answer)}`)
      }
    }
  })
  it('refuse an amount parsed with other decimals than the mint’s, for all units too', async () => {
    const { transfers } = setUp()
    const give = (asset: object) => transfers.prepare(NETWORK, { ...TRANSFER, asset: { ...TRANSFER.asset, ...asset } })
    assert.equal((await rightOf(give({ decimals: 6 }))).units, 7n)
    for (const asset of [{ decimals: 8 }, { decimals: 8, units: 'All' }])
      assert.equal((await leftOf(give(asset)))._tag, 'DecimalsDiffer')
  })
  it('refuse a token account with another owner, and mints of unknown token programs', async () => {
    const accounts = (...both: readonly unknown[]) => ({
      getMultipleAccounts: (params: readonly unknown[]) => ({
        value: JSON.stringify(params).includes(SENDER) ? [ACCOUNTS.wallet, null, ACCOUNTS.mint] : both,
      }),
    })
    assert.deepEqual(await leftOf(setUp(accounts(ACCOUNTS.tokens('100'), ACCOUNTS.tokens('1', SENDER))).prepare), {
      _tag: 'ReceiverIsNoWallet',
    })
    const forged = { ...ACCOUNTS.mint, owner: MINT }
    assert.deepEqual(
      await leftOf(setUp({ getMultipleAccounts: () => ({ value: [ACCOUNTS.wallet, null, forged] }) }).prepare),
      { _tag: 'UnknownToken' },
    )
  })
  it('refuse to send coins to an empty address that no key can own: they would be lost', async () => {
    const [nobodys] = PublicKey.findProgramAddressSync([new PublicKey(RECEIVER).toBytes()], new PublicKey(MINT))
    const accounts = (receiver: unknown) => ({
      getMultipleAccounts: () => ({ value: [ACCOUNTS.wallet, receiver] }),
      simulateTransaction: () => ({ value: { err: null, accounts: null } }),
    })
    const sol = { from: SENDER, asset: { _tag: 'Coin', units: 1n } } as const
    const give = (at: unknown, to: string) => setUp(accounts(at)).transfers.prepare(NETWORK, { ...sol, to })
    assert.deepEqual(await leftOf(give(null, nobodys.toBase58())), { _tag: 'ReceiverIsNoWallet' })
    for (const to of [give(null, RECEIVER), give(ACCOUNTS.wallet, nobodys.toBase58())])
      assert.equal((await rightOf(to)).units, 1n)
  })
  it('name errors of the chain in fixed words only, whatever a node inserts [S-12]', async () => {
    const err = { '<img src=x onerror=alert(1)>': [' ', 'a'.repeat(500)] }
    const error = await leftOf(setUp({ simulateTransaction: () => ({ value: { err } }) }).prepare)
    assert.isTrue(error._tag === 'SimulationFailed' && /^[\w:,]{1,80}$/.test(error.reason))
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const nested = () => new Response(`{"jsonrpc":"2.0","id":1,"result":{"value":{"err":${deep}}}}`)
    assert.deepEqual(await leftOf(setUp({ simulateTransaction: nested }).prepare), {
      _tag: 'SimulationFailed',
      reason: 'Unreadable',
    })
    assert.deepEqual(await leftOf(setUp({ getFeeForMessage: () => ({ value: null }) }).prepare), {
      _tag: 'TransferExpired',
    })
  })
  it('ask the second endpoint if the first fails, and time out after ten seconds', async () => {
    const time = makeVirtualTime()
    const node = open()
    const urls: string[] = []
    const closed = new ReplaySubject<void>(1)
    const transfers = makeHttpTransfers({
      chainRpc: fakeChainRpc(),
      scheduler: time.scheduler,
      closed,
      fetch: (url, init) => (
        urls.push(url),
        url.includes('b.') ? node.fetch(url, init) : Promise.resolve(new Response('', { status: 503 }))
      ),
    })
    assert.equal(
      (await rightOf(transfers.prepare(aSolanaNetwork(['https://a.example/', 'https://b.example/']), TRANSFER)))
        .arrives,
      7n,
    )
    assert.includeMembers(urls, ['https://a.example/', 'https://b.example/'])
    closed.next()
    const silent = setUp()
    const hanging = makeHttpTransfers({
      chainRpc: fakeChainRpc(),
      scheduler: silent.scheduler,
      closed: silent.closed,
      fetch: () => new Promise(() => undefined),
    })
    assert.deepEqual(await silent.over(leftOf(hanging.prepare(NETWORK, TRANSFER))), {
      _tag: 'TimedOut',
      afterMs: 10_000,
    })
  })
})

describe('waiting for a transfer on Solana', () => {
  const nothing = () => ({ value: [null] })
  it('continues while it is unknown or on one fork only, and across node failures, until it is confirmed', async () => {
    const answers: unknown[] = [
      { value: [null] },
      new Response('', { status: 429, headers: { 'retry-after': '5' } }),
      new Response('', { status: 503 }),
      'nonsense',
      { value: [{ err: null, confirmationStatus: 'processed' }] },
      { value: [{ err: null, confirmationStatus: 'confirmed' }] },
    ]
    const { transfers, over, asked, scheduler } = setUp({ getSignatureStatuses: () => answers.shift() })
    assert.isUndefined(await over(rightOf(transfers.settled(NETWORK, SENT))))
    assert.lengthOf(
      asked.filter((method) => method === 'getSignatureStatuses'),
      6,
    )
    assert.isAtLeast(scheduler.now(), 9_000, 'a node that wants to be left alone for 5 s is')
  })
  it('ends 150 blocks after the first query, and not before, even if the chain had already expired it', async () => {
    let height = 1_000
    const { transfers, over, asked } = setUp({
      getSignatureStatuses: nothing,
      getBlockHeight: () => (height = Math.min(height + 75, 1_226)),
    })
    assert.deepEqual(await over(leftOf(transfers.settled(NETWORK, SENT))), { _tag: 'TransferExpired' })
    assert.lengthOf(
      asked.filter((method) => method === 'getSignatureStatuses'),
      4,
      'at 1075, 1150, 1225 and 1226',
    )
  })
  it('ends after three minutes, as unconfirmed or with the error of the node', async () => {
    const stuck = setUp({ getSignatureStatuses: nothing })
    assert.deepEqual(await stuck.over(leftOf(stuck.transfers.settled(NETWORK, SENT))), {
      _tag: 'TransferUnconfirmed',
      afterMs: 180_000,
    })
    const down = setUp({}, () => new Response('', { status: 503 }))
    assert.deepEqual(await down.over(leftOf(down.transfers.settled(NETWORK, SENT))), {
      _tag: 'HttpStatus',
      status: 503,
    })
  })
  it('ends with Portico, leaves no timer, and sends nothing afterwards', async () => {
    const { transfers, closed, asked, scheduler, advance } = setUp({ getSignatureStatuses: nothing })
    const waiting = leftOf(transfers.settled(NETWORK, SENT))
    await until(() => asked.length >= 2)
    closed.next()
    assert.equal((await waiting)._tag, 'Unreachable')
    // Two endpoints are ranked while in use, which needs timers.
    for (const network of [NETWORK, aSolanaNetwork(['https://a.example/', 'https://b.example/'])])
      assert.equal((await leftOf(transfers.prepare(network, TRANSFER)))._tag, 'Unreachable')
    await advance(0)
    assert.lengthOf(asked, 2)
    assert.lengthOf(scheduler.actions, 0)
  })
})
