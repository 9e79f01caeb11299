import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { asyncScheduler } from 'rxjs'
import type { AskWallet } from '../../../application/ports/assetDiscovery.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { CallFate } from '../../../domain/requests/proposal.js'
import { openWalletCalls } from '../../../infrastructure/walletCalls/openWalletCalls.lazy.js'
import { type CallsBehaviour, walletCallsContract } from '../../contracts/walletCalls.contract.js'
import { fakeWalletCalls } from '../../fakes/fakeWalletCalls.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

type Answer = TE.TaskEither<RequestError, unknown>

const FROM = `0x${'a1'.repeat(20)}`
const TO = `0x${'B2'.repeat(20)}`
const HASH = `0x${'5E'.repeat(32)}`
const PREPARED = {
  method: 'eth_sendTransaction',
  params: [{ chainId: '0x89', from: FROM, to: TO, value: '0x5', data: '0xa9059cbb', gas: '0x5208' }],
}
const POLYGON = aNetwork({ caipNetworkId: 'eip155:137' })

const failed = (code: number): RequestError => ({ _tag: 'RequestFailed', code, message: 'no', cause: undefined })
const left = (code: number): Answer => TE.left(failed(code))
const UNKNOWN: RequestError = { _tag: 'RequestOutcomeUnknown' }
const SILENT: Answer = () => new Promise(() => undefined)

const CODES = {
  Sending: 100,
  Executed: 200,
  Confirmed: 200,
  NotSent: 400,
  Failed: 500,
  PartlyReverted: 600,
  Lost: 100,
} as const
const ANSWERS: Readonly<Record<Exclude<CallsBehaviour, 'takes'>, RequestError>> = {
  lacks: failed(4200),
  declines: { _tag: 'RequestRejected' },
  fails: failed(-32603),
}

walletCallsContract('the fake', (behaviour, id, fate) => {
  const calls = fakeWalletCalls()
  calls.sendWith(behaviour === 'takes' ? TE.right(id) : TE.left(ANSWERS[behaviour]))
  calls.becomes(behaviour === 'takes' ? TE.right(fate) : TE.left(ANSWERS[behaviour]))
  return { calls, ask: () => SILENT }
})
walletCallsContract('of a wallet', (behaviour, id, fate) => ({
  calls: openWalletCalls({ scheduler: asyncScheduler }),
  ask: ({ method }) => {
    if (behaviour !== 'takes') return TE.left(ANSWERS[behaviour])
    if (method === 'wallet_getCapabilities') return TE.right({ '0x1': {} })
    if (method === 'wallet_sendCalls') return TE.right({ id })
    const receipts = fate._tag === 'Executed' ? [{ transactionHash: fate.hash }] : undefined
    return TE.right({ version: '2.0.0', id, chainId: '0x1', status: CODES[fate._tag], atomic: true, receipts })
  },
}))

/** A wallet that answers these methods, rejects others as unsupported, and records requests. */
const setUp = (answers: Readonly<Record<string, Answer>>) => {
  const time = makeVirtualTime()
  const asked: WalletRequest[] = []
  const ask: AskWallet = (request) => () => {
    asked.push(request)
    return (answers[request.method] ?? left(4200))()
  }
  const calls = openWalletCalls({ scheduler: time.scheduler })
  return { time, asked, send: calls.send(POLYGON, [PREPARED], ask), fate: calls.fate('Batch-1', ask), calls, ask }
}
const askedFor = ({ asked }: ReturnType<typeof setUp>) => asked.map(({ method }) => method)
const TAKES = { wallet_sendCalls: TE.right({ id: 'Batch-1', capabilities: {} }) }

describe('a transfer as a wallet call (EIP-5792)', () => {
  it("is one call, on its network, without a fee; the id is the wallet's answer as is", async () => {
    const wallet = setUp({ ...TAKES, wallet_getCapabilities: TE.right({ '0x89': {} }) })
    assert.deepEqual(await wallet.send(), E.right('Batch-1'))
    const calls = [{ to: TO, value: '0x5', data: '0xa9059cbb' }]
    assert.deepEqual(wallet.asked, [
      { method: 'wallet_getCapabilities', params: [FROM] },
      {
        method: 'wallet_sendCalls',
        params: [{ version: '2.0.0', from: FROM, chainId: '0x89', atomicRequired: false, calls }],
      },
    ])
  })

  it('is used if the wallet announces support for this chain or all, or announces nothing', async () => {
    const said: readonly Answer[] = [
      ...[{ '0x89': {} }, { '0x0': {} }, { '0x1': {}, '0X89': {} }, {}, null, 'yes', []].map((each) => TE.right(each)),
      ...[4200, -32601, 4100, -32603].map(left),
      TE.left({ _tag: 'RequestRejected' }),
    ]
    for (const wallet_getCapabilities of said)
      assert.deepEqual(await setUp({ ...TAKES, wallet_getCapabilities }).send(), E.right('Batch-1'))
  })

  it('is used if the wallet does not announce its capabilities within 3 s', async () => {
    const wallet = setUp({ ...TAKES, wallet_getCapabilities: SILENT })
    const sent = wallet.send()
    await wallet.time.advance(2_999)
    assert.deepEqual(askedFor(wallet), ['wallet_getCapabilities'])
    await wallet.time.advance(1)
    assert.deepEqual(await sent, E.right('Batch-1'))
  })

  it('is not used if the wallet supports it on other chains only, or lacks the method', async () => {
    const wallet = setUp({ ...TAKES, wallet_getCapabilities: TE.right({ '0x1': {}, '0x8': {} }) })
    const answer = await wallet.send()
    assert.equal(E.isLeft(answer) && 'code' in answer.left && answer.left.code, 4200)
    assert.deepEqual(askedFor(wallet), ['wallet_getCapabilities'])
    for (const params of [
      undefined,
      [],
      [{ from: FROM }],
      [{ from: FROM, to: TO, value: 5 }],
      [{ from: 'ana', to: TO }],
    ]) {
      const { calls, ask, asked } = setUp(TAKES)
      assert.isTrue(E.isLeft(await calls.send(POLYGON, [{ ...PREPARED, params }], ask)()))
      assert.isEmpty(asked)
    }
  })

  it('has the id that a wallet of version 1.0 returns as bare text', async () => {
    assert.deepEqual(await setUp({ wallet_sendCalls: TE.right('Batch-1') }).send(), E.right('Batch-1'))
  })

  it('may have been sent if the wallet confirmed without an id; a refusal is passed on', async () => {
    const senseless = [
      null,
      5,
      '',
      'a b',
      'x'.repeat(8_195),
      {},
      { id: 1 },
      { id: '' },
      { id: 'a b' },
      { id: 'x'.repeat(8_195) },
    ]
    for (const answer of senseless)
      assert.deepEqual(await setUp({ wallet_sendCalls: TE.right(answer) }).send(), E.left(UNKNOWN))
    for (const error of [failed(4001), failed(5710), UNKNOWN, { _tag: 'RequestRejected' } as const]) {
      const wallet = setUp({ wallet_sendCalls: TE.left(error) })
      assert.deepEqual(await wallet.send(), E.left(error))
      assert.deepEqual(askedFor(wallet), ['wallet_getCapabilities', 'wallet_sendCalls'], 'once')
    }
  })
})

describe('the status of a call by the wallet (EIP-5792)', () => {
  const fateOf = async (answer: unknown): Promise<CallFate | undefined> => {
    const wallet = setUp({ wallet_getCallsStatus: TE.right(answer) })
    const fate = await wallet.fate()
    assert.deepEqual(wallet.asked, [{ method: 'wallet_getCallsStatus', params: ['Batch-1'] }])
    return E.isRight(fate) ? fate.right : undefined
  }
  const receipt = { transactionHash: HASH, status: '0x1' }

  it('is read by its hundreds digit; the last receipt counts, and without one it is confirmed, too', async () => {
    const executed = { _tag: 'Executed', hash: HASH.toLowerCase() } as const
    const other = { transactionHash: `0x${'00'.repeat(32)}` }
    assert.deepEqual(await fateOf({ status: 200, receipts: [other, receipt] }), executed)
    assert.deepEqual(await fateOf({ status: 201, receipts: [receipt] }), executed)
    for (const [tag, answers] of [
      ['Sending', [{ status: 100 }, { status: 102, receipts: [receipt] }, { status: 0 }, { status: 300 }]],
      ['Confirmed', [{ status: 200 }, { status: 200, receipts: [] }, { status: 200, receipts: null }]],
      [
        'Confirmed',
        [
          { status: 200, receipts: 'all' },
          { status: 201, receipts: [{ transactionHash: '0x1' }] },
        ],
      ],
      ['NotSent', [{ status: 400 }, { status: 404, receipts: [receipt] }]],
      ['Failed', [{ status: 500 }, { status: 501, receipts: [receipt] }]],
      ['PartlyReverted', [{ status: 600, receipts: [receipt] }, { status: 601 }]],
    ] as const)
      for (const answer of answers) assert.deepEqual(await fateOf(answer), { _tag: tag }, JSON.stringify(answer))
  })

  it('is a word in version 1.0, whose receipts tell what reverted', async () => {
    const reverted = { ...receipt, status: '0x0' }
    const executed = { _tag: 'Executed', hash: HASH.toLowerCase() } as const
    assert.deepEqual(await fateOf({ status: 'PENDING' }), { _tag: 'Sending' })
    assert.deepEqual(await fateOf({ status: 'CONFIRMED', receipts: [receipt] }), executed)
    assert.deepEqual(await fateOf({ status: 'CONFIRMED' }), { _tag: 'Confirmed' })
    assert.deepEqual(await fateOf({ status: 'CONFIRMED', receipts: [reverted] }), { _tag: 'Failed' })
    assert.deepEqual(await fateOf({ status: 'CONFIRMED', receipts: [receipt, reverted] }), { _tag: 'PartlyReverted' })
  })

  it('is unknown for a malformed answer, or a failure', async () => {
    for (const answer of [null, 'CONFIRMED', {}, { status: 'DONE' }, { status: -1 }, { status: 200.5 }, [200]])
      assert.isUndefined(await fateOf(answer))
    for (const code of [5730, 4100, -32603]) {
      const wallet = setUp({ wallet_getCallsStatus: left(code) })
      assert.deepEqual(await wallet.fate(), E.left(failed(code)))
    }
  })

  it('is never available if the wallet lacks the method', async () => {
    for (const code of [4200, -32601])
      assert.deepEqual(await setUp({ wallet_getCallsStatus: left(code) }).fate(), E.right({ _tag: 'Lost' }))
  })

  it('times out after 10 s', async () => {
    const { time, fate } = setUp({ wallet_getCallsStatus: SILENT })
    const told = fate()
    await time.advance(10_000)
    assert.deepEqual(await told, E.left({ _tag: 'RequestTimedOut', afterMs: 10_000 }))
    assert.isEmpty(time.scheduler.actions)
  })
})

describe('several calls in one prompt (EIP-5792)', () => {
  it('are atomic, in order, and not sent if one of them is invalid', async () => {
    const { calls, ask, asked } = setUp(TAKES)
    const second = { ...PREPARED, params: [{ from: FROM, to: FROM, data: '0x01' }] }
    assert.deepEqual(await calls.send(POLYGON, [PREPARED, second], ask)(), E.right('Batch-1'))
    const batch = {
      version: '2.0.0',
      from: FROM,
      chainId: '0x89',
      atomicRequired: true,
      calls: [
        { to: TO, value: '0x5', data: '0xa9059cbb' },
        { to: FROM, value: '0x0', data: '0x01' },
      ],
    }
    assert.deepEqual(asked.at(-1)?.params, [batch])
    for (const none of [[], [PREPARED, { method: 'eth_sendTransaction' }]])
      assert.isTrue(E.isLeft(await calls.send(POLYGON, none, ask)()))
    assert.lengthOf(asked, 2)
  })

  it('are offered if the wallet explicitly announces atomic support for this chain or all', async () => {
    const offers = async (answer: Answer) => {
      const { calls, ask } = setUp({ wallet_getCapabilities: answer })
      return calls.takesBatches(POLYGON, FROM, ask)()
    }
    const atomic = (status: unknown) => ({ atomic: { status } })
    for (const said of [{ '0x89': atomic('supported') }, { '0x0': atomic('ready') }, { '0X89': atomic('ready') }])
      assert.deepEqual(await offers(TE.right(said)), E.right(true))
    const others = [{ '0x1': atomic('supported') }, { '0x89': atomic('unsupported') }, { '0x89': {} }, null, 'yes', []]
    for (const said of others) assert.deepEqual(await offers(TE.right(said)), E.right(false))
    assert.deepEqual(await offers(left(4200)), E.right(false))
  })
})
