import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { askWallet } from '../../../application/send/askWallet.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import { NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { PendingTransaction } from '../../../domain/requests/pendingTransaction.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { fakeWalletCalls } from '../../fakes/fakeWalletCalls.js'
import { aConnection } from '../../support/aConnection.js'
import { anAnswer } from '../../support/anAnswer.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { turn } from '../../support/turn.js'
import { NEVER } from './setUpSendSteps.js'

type Answer = TaskEither<RequestError, unknown>

const ID = '5'.repeat(87)
const SIGNED = 'AbCd'
const FROM = 'So11111111111111111111111111111111111111112'
const SOLANA = aNetwork({ chainNamespace: 'solana', caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
const REQUEST = { method: 'solana_signAndSendTransaction', params: { transaction: 'AA==', pubkey: FROM } }
const SIGNING = { ...REQUEST, method: 'solana_signTransaction' }

const refusal = (code: number): RequestError => ({ _tag: 'RequestFailed', code, message: '', cause: undefined })
const LACKS = TE.left(refusal(4200))
const UNKNOWN = E.left({ _tag: 'RequestOutcomeUnknown' } as const)

/** A Solana wallet, its requests in order, and the transactions that the page tracks. */
const setUp = ({ sends = LACKS, signs = TE.right({ transaction: SIGNED }) }: Partial<Record<string, Answer>> = {}) => {
  const time = makeVirtualTime()
  const transfers = fakeTransfers()
  const made: WalletRequest[] = []
  const asked: WalletRequest[] = []
  const watched: PendingTransaction[] = []
  const [connectorId, caipNetworkId] = ['kestrel', SOLANA.caipNetworkId]
  const active = aConnection({ connectorId, accounts: [FROM], caipNetworkId })
  const connections = {
    value: { ...NO_CONNECTIONS, solana: { _tag: 'Connected', active, others: [] } as const },
  }
  const ask = askWallet({
    requests: {
      request: (_namespace, request) => {
        made.push(request)
        return () => {
          asked.push(request)
          return (request.method === REQUEST.method ? sends : signs)()
        }
      },
      watch: (transaction) => void watched.push(transaction),
      follow: () => undefined,
    },
    connectorOf: () => undefined,
    walletCalls: fakeWalletCalls(),
    connections,
    transfers,
    scheduler: time.scheduler,
  })
  transfers.submitWith(TE.right(ID))
  const send = ask(SOLANA, { request: REQUEST })
  return { send, made, asked, watched, transfers, time }
}

describe('a Solana wallet that cannot send', () => {
  it('signs the request; the page submits it, and tracks it like a sent one [S5-07]', async () => {
    for (const code of [4200, -32601, 5101]) {
      const { send, asked, watched, transfers, time } = setUp({ sends: TE.left(refusal(code)) })
      await time.advance(7)
      assert.deepEqual(await send(), E.right(ID))
      assert.deepEqual(asked, [REQUEST, SIGNING])
      assert.deepEqual(transfers.submitted, [SIGNED])
      assert.deepEqual(transfers.submittedFor, [REQUEST])
      const sender = { namespace: 'solana', connectorId: 'kestrel', address: FROM } as const
      assert.deepEqual(watched, [
        { ...sender, id: ID, caipNetworkId: SOLANA.caipNetworkId, sentAt: time.scheduler.now() },
      ])
      assert.isEmpty(time.scheduler.actions)
    }
  })

  it('is not asked to sign after any other error, and nothing is submitted', async () => {
    const answers: readonly RequestError[] = [
      ...[4001, 4100, -32000, -32603].map(refusal),
      { _tag: 'RequestRejected' },
      { _tag: 'RequestOutcomeUnknown' },
      { _tag: 'RequestTimedOut', afterMs: 1 },
      { _tag: 'ConnectionChanged' },
    ]
    for (const answer of answers) {
      const { send, asked, watched, transfers } = setUp({ sends: TE.left(answer) })
      assert.deepEqual(await send(), E.left(answer))
      assert.deepEqual([asked, transfers.submitted, watched], [[REQUEST], [], []])
    }
  })

  it('is not bypassed if it sends: its own answer is enough', async () => {
    const { send, asked, watched, transfers } = setUp({ sends: TE.right({ signature: ID }) })
    assert.deepEqual(await send(), E.right(ID))
    assert.deepEqual([asked, transfers.submitted, watched], [[REQUEST], [], []])
  })

  it('is the one connected at the start: both requests are addressed before any answer [U-41]', () => {
    const { send, made, asked } = setUp({ sends: NEVER })
    void send()
    assert.deepEqual([made, asked], [[REQUEST, SIGNING], [REQUEST]])
  })

  it('has its rejection reported; a malformed signed transaction is not sent', async () => {
    const rejected: RequestError = { _tag: 'RequestRejected' }
    const declined = setUp({ signs: TE.left(rejected) })
    assert.deepEqual(await declined.send(), E.left(rejected))
    assert.isEmpty(declined.transfers.submitted)
    for (const odd of [undefined, null, '', SIGNED, {}, { transaction: 5 }, { signature: ID }]) {
      const { send, transfers, watched } = setUp({ signs: TE.right(odd) })
      const answer = await send()
      assert.deepEqual(answer, E.left({ _tag: 'RequestOutcomeUnknown' }))
      assert.deepEqual([transfers.submitted, watched], [[], []])
    }
  })

  it('has sent nothing if its transaction is expired, would fail or reaches no node: nothing is tracked', async () => {
    const errors: readonly TransferError[] = [
      { _tag: 'TransferExpired' },
      { _tag: 'SimulationFailed', reason: 'Custom:1' },
      { _tag: 'HttpStatus', status: 503 },
    ]
    for (const error of errors) {
      const { send, transfers, watched } = setUp()
      transfers.submitWith(TE.left(error))
      assert.deepEqual(await send(), E.left(error))
      assert.isEmpty(watched)
    }
  })

  it('may have sent if the submission is not confirmed [S-28]', async () => {
    const { send, transfers, watched } = setUp()
    transfers.submitWith(TE.left({ _tag: 'TransferUnconfirmed', afterMs: 0 }))
    assert.deepEqual(await send(), UNKNOWN)
    assert.isEmpty(watched)
  })

  it('is given up after 6 min without a signature: a later one is not submitted', async () => {
    const late = anAnswer<RequestError, unknown>()
    const { send, transfers, time } = setUp({ signs: late.task })
    const sending = send()
    await turn()
    await time.advance(360_000)
    assert.deepEqual(await sending, UNKNOWN)
    late.give(E.right({ transaction: SIGNED }))
    await turn()
    assert.isEmpty(transfers.submitted)
  })

  it('may have sent after 60 s of silence of the node; a later answer is tracked nevertheless', async () => {
    const { send, transfers, watched, time } = setUp()
    const late = anAnswer<TransferError, string>()
    transfers.submitWith(late.task)
    let answer: unknown
    void send().then((given) => (answer = given))
    await turn()
    await time.advance(59_999)
    assert.isUndefined(answer)
    await time.advance(1)
    assert.deepEqual(answer, UNKNOWN)
    late.give(E.right(ID))
    await turn()
    assert.deepEqual(
      watched.map(({ id }) => id),
      [ID],
    )
  })
})
