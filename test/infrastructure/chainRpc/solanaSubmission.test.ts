import { base58 } from '@scure/base'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { ReplaySubject } from 'rxjs'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { anAnswer } from '../../support/anAnswer.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { NETWORK, setUpSolana as setUp } from './setUpSolana.js'
import { SOLANA_NODE } from './solanaNode.js'

describe('a signed Solana transaction', () => {
  const MESSAGE = new Uint8Array(64).fill(8)
  /** A transaction with so many signatures. */
  const bytes = (count: number, signature = 7): string =>
    Buffer.from([count, ...new Uint8Array(64 * Math.max(count, 1)).fill(signature), ...MESSAGE]).toString('base64')
  const ID = base58.encode(new Uint8Array(64).fill(7))
  const refusal = () => new Response('{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":""}}')

  it('returns the first signature, which is the transaction id, of however many', async () => {
    for (const count of [1, 2, 127]) {
      const { transfers, asked } = setUp()
      assert.equal(await rightOf(transfers.submit(NETWORK, bytes(count))), ID)
      assert.deepEqual(asked, ['simulateTransaction', 'sendTransaction'])
    }
  })
  it('is tried without its signatures, so that no node can send it before [S-28]', async () => {
    for (const count of [1, 2]) {
      const tried: unknown[] = []
      const simulateTransaction = (params: readonly unknown[]) => {
        tried.push(...params)
        return { value: { err: null, accounts: null } }
      }
      const { transfers } = setUp({ simulateTransaction })
      await rightOf(transfers.submit(NETWORK, bytes(count)))
      const options = { commitment: 'confirmed', encoding: 'base64', sigVerify: false, replaceRecentBlockhash: false }
      assert.deepEqual(tried, [bytes(count, 0), options])
    }
  })
  it('returns the id if the nodes fail but the chain has it, executed or failed [S-28]', async () => {
    const answers = [
      () => new Response('', { status: 503 }),
      refusal,
      () => Promise.reject(new Error('lost')),
      () => 5,
      () => undefined,
    ]
    for (const sendTransaction of answers) {
      const { transfers, asked } = setUp({ sendTransaction })
      assert.equal(await rightOf(transfers.submit(NETWORK, bytes(1))), ID)
      assert.equal(asked.at(-1), 'getSignatureStatuses')
    }
    const silent = setUp({ sendTransaction: () => new Promise(() => undefined) })
    assert.equal(await silent.over(rightOf(silent.transfers.submit(NETWORK, bytes(1)))), ID)
    const failed = () => ({ value: [{ err: 'AccountInUse', confirmationStatus: 'confirmed' }] })
    const { transfers } = setUp({ sendTransaction: refusal, getSignatureStatuses: failed })
    assert.equal(await rightOf(transfers.submit(NETWORK, bytes(1))), ID)
  })
  it('is unconfirmed if the nodes fail and the chain lacks it, even past its validity [S-28]', async () => {
    for (const blocks of [0, 151]) {
      let height = 1_000
      const { transfers, over } = setUp({
        sendTransaction: refusal,
        getSignatureStatuses: () => ({ value: [null] }),
        getBlockHeight: () => (height += blocks),
      })
      assert.equal((await over(leftOf(transfers.submit(NETWORK, bytes(1)))))._tag, 'TransferUnconfirmed')
    }
  })
  it('is given to one node at a time, to the next only if the one before failed', async () => {
    const time = makeVirtualTime()
    const given: string[] = []
    const first = anAnswer<never, Response>()
    const node = SOLANA_NODE.open({ sendTransaction: () => ID })
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      if (!String(init.body).includes('"sendTransaction"')) return node.fetch(url, init)
      given.push(url)
      if (given.length > 1) return node.fetch(url, init)
      const answer = await first.task()
      return E.isRight(answer) ? answer.right : refusal()
    }
    const transfers = makeHttpTransfers({
      chainRpc: fakeChainRpc(),
      fetch,
      scheduler: time.scheduler,
      closed: new ReplaySubject<void>(1),
    })
    const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/']
    const submitted = rightOf(transfers.submit(aSolanaNetwork(urls), bytes(1)))
    await until(() => given.length > 0)
    await turn()
    assert.lengthOf(given, 1)
    first.give(E.right(refusal()))
    assert.equal(await submitted, ID)
    assert.deepEqual(given, urls.slice(0, 2))
  })
  it('sends nothing that was not simulated, and asks nothing without a signature', async () => {
    const { transfers, asked } = setUp({ simulateTransaction: () => new Response('', { status: 503 }) })
    assert.deepEqual(await leftOf(transfers.submit(NETWORK, bytes(1))), { _tag: 'HttpStatus', status: 503 })
    assert.deepEqual(asked, ['simulateTransaction'])
    for (const odd of ['', 'AA==', '!', bytes(0), bytes(128), bytes(1).slice(0, 80), bytes(2).slice(0, 170)]) {
      const other = setUp()
      assert.equal((await leftOf(other.transfers.submit(NETWORK, odd)))._tag, 'Malformed', odd)
      assert.isEmpty(other.asked)
    }
  })
})
