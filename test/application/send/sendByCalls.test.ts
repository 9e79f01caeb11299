import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { askWallet } from '../../../application/send/askWallet.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { AskFate } from '../../../application/requests/proposals.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import { type Connections, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { NewProposal } from '../../../domain/requests/proposal.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { fakeWalletCalls } from '../../fakes/fakeWalletCalls.js'
import { aConnection } from '../../support/aConnection.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { FROM, HASH, NEVER } from './setUpSendSteps.js'

const ID = 'Batch-1'
const REQUEST = { method: 'eth_sendTransaction', params: [{ from: FROM }] }
const STATUS = { method: 'wallet_getCallsStatus', params: [ID] }

const failed = (code: number): RequestError => ({ _tag: 'RequestFailed', code, message: 'no', cause: undefined })
const at = (address: string): Connections => ({
  ...NO_CONNECTIONS,
  eip155: { _tag: 'Connected', active: aConnection({ connectorId: 's', accounts: [address] }), others: [] },
})

/** An EVM wallet with this answer to `eth_sendTransaction`, its requests, and the transactions that the page tracks. */
const setUp = (answer: TE.TaskEither<RequestError, unknown>, wallet: Pick<WalletConnector, 'proposalFate'> = {}) => {
  const time = makeVirtualTime()
  const calls = fakeWalletCalls()
  calls.sendWith(TE.right(ID))
  const asked: WalletRequest[] = []
  const direct: WalletRequest[] = []
  const followed: (readonly [NewProposal, AskFate])[] = []
  const connections = { value: at(FROM) }
  const send = askWallet({
    requests: {
      request: (_namespace, request) => () => {
        asked.push(request)
        return (request.method === 'eth_chainId' ? TE.right('0x1') : answer)()
      },
      watch: () => undefined,
      follow: (...call) => void followed.push(call),
    },
    connectorOf: () => ({ ...wallet, request: (request) => TE.fromIO(() => void direct.push(request)) }),
    connections,
    walletCalls: calls,
    transfers: fakeTransfers(),
    scheduler: time.scheduler,
  })(aNetwork(), { request: REQUEST })
  return { send, calls, asked, direct, followed, connections, time }
}

describe('an EVM wallet that lacks eth_sendTransaction', () => {
  it('gets it as a call, for each error code of an unsupported method; the page tracks the call', async () => {
    for (const code of [4200, -32601, 5101]) {
      const { send, calls, followed, time } = setUp(TE.left(failed(code)))
      await time.advance(7)
      assert.deepEqual(await send(), E.right(ID))
      assert.deepEqual(calls.sent, [REQUEST])
      const sender = { namespace: 'eip155', connectorId: 's', address: FROM } as const
      assert.deepEqual(
        followed.map(([call]) => call),
        [{ ...sender, id: ID, caipNetworkId: 'eip155:1', sentAt: 7, fate: { _tag: 'Sending' } }],
      )
    }
  })

  it('proposes the call if its account has several owners, who are asked about it without a time limit [U-107]', async () => {
    const proposalFate = () => TE.right({ _tag: 'Waiting', signed: 1, needed: 2 } as const)
    const { send, followed } = setUp(TE.left(failed(4200)), { proposalFate })
    assert.deepEqual(await send(), E.right(ID))
    assert.deepEqual(
      followed.map(([call, askFate]) => ['fate' in call, askFate]),
      [[false, proposalFate]],
    )
  })

  it('gets no call for any other answer, or while it is silent [S-28]', async () => {
    const answers: readonly TE.TaskEither<RequestError, unknown>[] = [
      ...[4001, 4100, 4900, -32000, -32603].map((code) => TE.left(failed(code))),
      TE.left({ _tag: 'RequestRejected' }),
      TE.left({ _tag: 'RequestOutcomeUnknown' }),
      TE.left({ _tag: 'RequestTimedOut', afterMs: 1 }),
      TE.left({ _tag: 'ConnectionChanged' }),
      TE.left({ _tag: 'RpcNotAllowed', method: REQUEST.method }),
      TE.right(null),
      TE.right(HASH),
      NEVER,
    ]
    for (const answer of answers) {
      const { send, calls, followed, time } = setUp(answer)
      const sent = send()
      await time.advance(360_000)
      await sent
      assert.deepEqual([calls.sent, followed], [[], []])
    }
  })

  it('reports why it rejected the call; if it lacks calls too, its first error counts', async () => {
    const { send, calls, followed } = setUp(TE.left(failed(-32601)))
    for (const error of [{ _tag: 'RequestRejected' }, failed(5710), { _tag: 'RequestOutcomeUnknown' }] as const) {
      calls.sendWith(TE.left(error))
      assert.deepEqual(await send(), E.left(error))
    }
    calls.sendWith(TE.left(failed(4200)))
    assert.deepEqual(await send(), E.left(failed(-32601)))
    assert.isEmpty(followed)
  })

  it('may have accepted it if it is silent for six minutes [S-28]', async () => {
    const { send, calls, time } = setUp(TE.left(failed(4200)))
    calls.sendWith(NEVER)
    const sent = send()
    await time.advance(360_000)
    assert.deepEqual(await sent, E.left({ _tag: 'RequestOutcomeUnknown' }))
  })

  it('is asked again for the same account only [U-41]', async () => {
    const { send, calls, asked, connections } = setUp(TE.left(failed(4200)))
    await send()
    const batch = { method: 'wallet_sendCalls', params: [] }
    await calls.ask()?.(batch)()
    assert.deepEqual(asked.at(-1), batch)
    const before = asked.length
    connections.value = at(`0x${'c3'.repeat(20)}`)
    assert.deepEqual(await calls.ask()?.(batch)(), E.left({ _tag: 'ConnectionChanged' }))
    assert.lengthOf(asked, before)
  })

  it('is queried for the status of the call, even if another wallet is active by then', async () => {
    const { send, calls, asked, direct, followed, connections } = setUp(TE.left(failed(4200)))
    await send()
    connections.value = NO_CONNECTIONS
    const before = asked.length
    await followed[0]?.[1](ID)()
    assert.deepEqual(calls.asked, [ID])
    await calls.ask()?.(STATUS)()
    assert.deepEqual([asked.length, direct], [before, [STATUS]])
  })
})
