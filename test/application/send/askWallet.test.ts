import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequestWallet } from '../../../application/connect/requestWallet.js'
import { askWallet } from '../../../application/send/askWallet.js'
import { NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { fakeWalletCalls } from '../../fakes/fakeWalletCalls.js'
import { anAnswer } from '../../support/anAnswer.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { turn } from '../../support/turn.js'
import { HASH, NEVER } from './setUpSendSteps.js'

type Answer = TaskEither<RequestError, unknown>

const REQUEST = { method: 'eth_sendTransaction', params: [{ value: '0x1' }] }
const REJECTED: RequestError = { _tag: 'RequestRejected' }
const SIGNATURE = '5'.repeat(87)

/** A wallet that answers these methods, and a record of its requests. */
const setUp = (answers: Readonly<Record<string, Answer>>) => {
  const made: string[] = []
  const asked: string[] = []
  const time = makeVirtualTime()
  const request: RequestWallet = (_namespace, { method }) => {
    made.push(method)
    return () => {
      asked.push(method)
      return (answers[method] ?? TE.left(REJECTED))()
    }
  }
  const ask = askWallet({
    requests: { request, watch: () => undefined, follow: () => undefined },
    connectorOf: () => undefined,
    walletCalls: fakeWalletCalls(),
    connections: { value: NO_CONNECTIONS },
    transfers: fakeTransfers(),
    scheduler: time.scheduler,
  })
  return { ask, asked, made, time }
}

describe('a wallet asked to send', () => {
  it('is asked for its chain, then to send; the hash is its answer in lower case', async () => {
    const { ask, asked } = setUp({
      eth_chainId: TE.right('0x1'),
      eth_sendTransaction: TE.right(HASH.toUpperCase().replace('X', 'x')),
    })
    assert.deepEqual(await ask(aNetwork(), { request: REQUEST })(), E.right(HASH))
    assert.deepEqual(asked, ['eth_chainId', 'eth_sendTransaction'])
  })

  it('is not asked to send if it is on another network than reported, in any spelling', async () => {
    for (const id of ['0x89', '0X89', '0x0089', '137', 137]) {
      const { ask, asked } = setUp({ eth_chainId: TE.right(id), eth_sendTransaction: TE.right(HASH) })
      const on = 'eip155:137'
      assert.deepEqual(await ask(aNetwork(), { request: REQUEST })(), E.left({ _tag: 'WalletElsewhere', on }))
      assert.deepEqual(asked, ['eth_chainId'])
    }
  })

  it('is asked to send if it does not report its chain: the request names it', async () => {
    const odd: readonly Answer[] = [
      TE.left(REJECTED),
      ...[1.5, -1, 1e21, NaN, '1e2', '', null, {}, [], '0x', `0x${'f'.repeat(65)}`, '9'.repeat(78)].map((value) =>
        TE.right(value),
      ),
    ]
    for (const eth_chainId of odd) {
      const { ask, asked } = setUp({ eth_chainId, eth_sendTransaction: TE.right(HASH) })
      assert.deepEqual(await ask(aNetwork(), { request: REQUEST })(), E.right(HASH))
      assert.lengthOf(asked, 2)
    }
  })

  it('is asked to send after 5 s without an answer about its chain', async () => {
    const { ask, asked, time } = setUp({ eth_chainId: NEVER, eth_sendTransaction: TE.right(HASH) })
    const sending = ask(aNetwork(), { request: REQUEST })()
    await time.advance(4_999)
    assert.lengthOf(asked, 1)
    await time.advance(1)
    assert.deepEqual(await sending, E.right(HASH))
  })

  it('is the one connected at the start: the request is addressed before any answer [U-41]', () => {
    const { ask, made } = setUp({ eth_chainId: NEVER })
    void ask(aNetwork(), { request: REQUEST })()
    assert.include(made, 'eth_sendTransaction')
  })

  it('may have sent if it confirms without a hash', async () => {
    for (const answer of [true, '', '0x12', null, { hash: HASH }]) {
      const { ask } = setUp({ eth_chainId: TE.right('0x1'), eth_sendTransaction: TE.right(answer) })
      assert.deepEqual(await ask(aNetwork(), { request: REQUEST })(), E.left({ _tag: 'RequestOutcomeUnknown' }))
    }
  })

  it('may have sent after 6 min of silence; a later answer is ignored', async () => {
    for (const chainNamespace of ['eip155', 'solana'] as const) {
      const late = anAnswer<RequestError, unknown>()
      const method = chainNamespace === 'eip155' ? 'eth_sendTransaction' : 'solana_signAndSendTransaction'
      const { ask, asked, time } = setUp({ eth_chainId: TE.right('0x1'), [method]: late.task })
      let answer: unknown
      void ask(aNetwork({ chainNamespace }), { request: { method } })().then((given) => (answer = given))
      await turn()
      await time.advance(359_999)
      assert.isUndefined(answer)
      await time.advance(1)
      assert.deepEqual(answer, E.left({ _tag: 'RequestOutcomeUnknown' }))
      const before = asked.length
      late.give(E.left({ _tag: 'RequestFailed', code: 4200, message: '', cause: undefined }))
      await turn()
      assert.lengthOf(asked, before)
    }
  })

  it('has its rejection reported', async () => {
    const { ask } = setUp({ eth_chainId: TE.right('0x1'), eth_sendTransaction: TE.left(REJECTED) })
    assert.deepEqual(await ask(aNetwork(), { request: REQUEST })(), E.left(REJECTED))
  })

  it('is not asked for its chain on Solana, and returns a signature', async () => {
    const method = 'solana_signAndSendTransaction'
    const { ask, asked } = setUp({ [method]: TE.right({ signature: SIGNATURE }) })
    const network = aNetwork({ chainNamespace: 'solana' })
    assert.deepEqual(await ask(network, { request: { method } })(), E.right(SIGNATURE))
    assert.deepEqual(asked, [method])
  })
})
