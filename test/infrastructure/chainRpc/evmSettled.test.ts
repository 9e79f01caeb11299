import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { ReplaySubject } from 'rxjs'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { TransactionFate, TransactionQuery } from '../../../domain/requests/transactionFate.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'
import { aNetwork } from './aNetwork.js'
import { EVM_NODE } from './evmNode.js'

const SENT = EVM_NODE.HASH
const SENDER = { address: EVM_NODE.SENDER, nonce: 7 }

/** A chain that gives these states of a transaction one after the other, and repeats the last one. */
const setUp = (...said: readonly (TransactionFate | RemoteError)[]) => {
  const time = makeVirtualTime()
  const asked: TransactionQuery[] = []
  const closed = new ReplaySubject<void>(1)
  const isFate = (one: TransactionFate | RemoteError): one is TransactionFate =>
    ['Unknown', 'Waiting', 'Included', 'Replaced'].includes(one._tag)
  const transfers = makeHttpTransfers({
    fetch: () => Promise.reject(new TypeError('nobody')),
    scheduler: time.scheduler,
    chainRpc: {
      ...fakeChainRpc(),
      transactionFate: (_network, query) => async () => {
        asked.push(query)
        const one = said[Math.min(asked.length, said.length) - 1] ?? { _tag: 'Unknown' }
        return isFate(one) ? TE.right(one)() : TE.left(one)()
      },
    },
    closed,
  })
  const over = async <A>(waiting: Promise<A>): Promise<A> => {
    let isOver = false
    void waiting.then(() => (isOver = true))
    let turns = 0
    const between = async (): Promise<void> => {
      await turn()
      turns += 1
      if (turns % 20 === 0) await time.advance(1_000)
    }
    await until(() => isOver, { between })
    return waiting
  }
  /** How often the chain was asked after each of these times. The first request waits for code to load. */
  const looksAfter = async (...times: readonly number[]): Promise<readonly number[]> => {
    await until(() => asked.length > 0)
    const looks: number[] = []
    for (const ms of times) {
      await time.advance(ms)
      looks.push(asked.length)
    }
    return looks
  }
  const settled = transfers.settled(aNetwork(), SENT)
  return { ...time, asked, closed, over, looksAfter, settled, transfers }
}

describe('waiting for a transfer on EVM', () => {
  it('continues while the chain does not know it, and across node failures, until it is in a block', async () => {
    const { settled, over, asked } = setUp(
      { _tag: 'Unknown' },
      { _tag: 'HttpStatus', status: 503 },
      { _tag: 'Waiting', sender: SENDER },
      { _tag: 'Included', succeeded: true },
    )
    assert.isUndefined(await over(rightOf(settled)))
    assert.deepEqual(
      asked.map(({ sender }) => sender),
      [undefined, undefined, undefined, SENDER],
    )
  })
  it('polls fast at first, for fast chains, then every two seconds', async () => {
    const { settled, looksAfter } = setUp()
    void settled()
    assert.deepEqual(await looksAfter(0, 250, 500, 1_000, 2_000, 1_999, 1), [1, 2, 3, 4, 5, 5, 6])
  })
  it('waits two seconds before it accepts a replacement, since the node may lag behind', async () => {
    const { settled, looksAfter, over } = setUp({ _tag: 'Waiting', sender: SENDER }, { _tag: 'Replaced' })
    const ended = settled()
    assert.deepEqual(await looksAfter(0, 250, 1_999, 1), [1, 2, 2, 3])
    assert.deepEqual(await over(leftOf(() => ended)), { _tag: 'TransferReplaced' })
  })
  it('ends as failed, or as replaced if that is reported twice', async () => {
    const failed = setUp({ _tag: 'Included', succeeded: false })
    assert.deepEqual(await failed.over(leftOf(failed.settled)), { _tag: 'TransferFailed', reason: 'Reverted' })
    const replaced = setUp({ _tag: 'Waiting', sender: SENDER }, { _tag: 'Replaced' })
    assert.deepEqual(await replaced.over(leftOf(replaced.settled)), { _tag: 'TransferReplaced' })
    assert.deepEqual(replaced.asked.at(-1), { id: SENT, sender: SENDER })
    assert.lengthOf(replaced.asked, 3)
    const behind = setUp(
      { _tag: 'Replaced' },
      { _tag: 'Unknown' },
      { _tag: 'Replaced' },
      { _tag: 'Included', succeeded: true },
    )
    assert.isUndefined(await behind.over(rightOf(behind.settled)))
  })
  it('ends as included if the visitor repriced it, and as replaced if they cancelled it', async () => {
    const transaction = { from: SENDER.address, to: EVM_NODE.RECEIVER, value: 1n, data: '0x' }
    const waiting = { _tag: 'Waiting', sender: SENDER, transaction } as const
    const by = { hash: `0x${'cd'.repeat(32)}`, transaction, succeeded: true }
    const repriced = setUp(waiting, { _tag: 'Replaced', by })
    assert.isUndefined(await repriced.over(rightOf(repriced.settled)))
    const cancellation = { ...transaction, to: SENDER.address, value: 0n }
    const cancelled = setUp(waiting, { _tag: 'Replaced', by: { ...by, transaction: cancellation } })
    assert.deepEqual(await cancelled.over(leftOf(cancelled.settled)), { _tag: 'TransferReplaced' })
  })
  it('ends after three minutes, as unconfirmed or with the error of the node', async () => {
    const lost = setUp()
    assert.deepEqual(await lost.over(leftOf(lost.settled)), { _tag: 'TransferUnconfirmed', afterMs: 180_000 })
    const down = setUp({ _tag: 'HttpStatus', status: 500 })
    assert.deepEqual(await down.over(leftOf(down.settled)), { _tag: 'HttpStatus', status: 500 })
  })
  it('ends at once for an invalid hash, and without a node', async () => {
    const { transfers, asked } = setUp()
    for (const id of ['', '0x1', '1'.repeat(64)])
      assert.deepEqual(await leftOf(transfers.settled(aNetwork(), id)), {
        _tag: 'Malformed',
        detail: 'hash',
      })
    assert.isEmpty(asked)
    const none = setUp({ _tag: 'NotConfigured' })
    assert.deepEqual(await leftOf(none.settled), { _tag: 'NotConfigured' })
  })
  it('ends with Portico, and sends nothing afterwards', async () => {
    const { settled, closed, asked, advance } = setUp()
    const error = leftOf(settled)
    await until(() => asked.length === 1)
    closed.next()
    assert.deepEqual(await error, { _tag: 'Unreachable', cause: 'closed' })
    await advance(60_000)
    assert.lengthOf(asked, 1)
  })
})
