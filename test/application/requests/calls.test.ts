import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { followProposals } from '../../../application/requests/proposals.js'
import { createStore } from '../../../application/kernel/store.js'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { PendingTransaction } from '../../../domain/requests/pendingTransaction.js'
import type { CallFate, NewProposal, Proposal } from '../../../domain/requests/proposal.js'
import { Subscription } from 'rxjs'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../../domain/network/network.js'
import { aConnection } from '../../support/aConnection.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const ID = 'Batch-1'
const HASH = `0x${'5e'.repeat(32)}`
const HOUR_MS = 3_600_000
const CONNECTED: Extract<NamespaceConnection, { readonly _tag: 'Connected' }> = {
  _tag: 'Connected',
  active: aConnection({ connectorId: 's' }),
  others: [],
}

/** A call that a wallet accepted; `becomes` sets the status it reports. */
const setUp = () => {
  const time = makeVirtualTime()
  const proposals = createStore<readonly Proposal[]>([])
  const state = createStore<NamespaceConnection>(CONNECTED)
  const session = { state }
  const sent: PendingTransaction[] = []
  const lifetime = new Subscription()
  let fate: E.Either<RequestError, CallFate> = E.right({ _tag: 'Sending' })
  const looks: number[] = []
  const sessions = Object.fromEntries(CHAIN_NAMESPACES.map((each) => [each, session])) as Record<
    ChainNamespace,
    typeof session
  >
  const follow = followProposals({
    proposals,
    sessions,
    lifetime,
    scheduler: time.scheduler,
    sent: (transaction) => void sent.push(transaction),
  })
  const call: NewProposal = {
    id: ID,
    namespace: 'eip155',
    connectorId: 's',
    caipNetworkId: 'eip155:1',
    address: '0xa1',
    sentAt: time.scheduler.now(),
    fate: { _tag: 'Sending' },
  }
  follow(call, () => async () => {
    looks.push(time.scheduler.now())
    return fate
  })
  return {
    time,
    state,
    sent,
    looks,
    lifetime,
    call,
    follow,
    proposals,
    becomes: (next: E.Either<RequestError, CallFate>): void => {
      fate = next
    },
    fate: () => proposals.value[0]?.fate,
  }
}

describe('a call accepted by a wallet (EIP-5792)', () => {
  it('is queried at once, then after 2 s, with the pause doubled each time up to a minute', async () => {
    const { time, looks, fate } = setUp()
    assert.deepEqual(fate(), { _tag: 'Sending' })
    await time.advance(182_000)
    assert.deepEqual(
      looks,
      [0, 2, 6, 14, 30, 62, 122, 182].map((seconds) => seconds * 1_000),
    )
  })

  it('becomes a transaction of the page once the wallet reports its hash, and is no longer queried', async () => {
    const { time, looks, fate, becomes, sent, call } = setUp()
    becomes(E.left({ _tag: 'RequestTimedOut', afterMs: 10_000 }))
    await time.advance(0)
    assert.deepEqual(fate(), { _tag: 'Sending' }, 'a wallet that does not answer changes nothing')
    becomes(E.right({ _tag: 'Executed', hash: HASH }))
    await time.advance(2_000)
    assert.deepEqual(fate(), { _tag: 'Executed', hash: HASH })
    const { namespace, connectorId, caipNetworkId, address } = call
    assert.deepEqual(sent, [{ namespace, connectorId, caipNetworkId, address, id: HASH, sentAt: 2_000 }])
    await time.advance(HOUR_MS)
    assert.lengthOf(looks, 2)
  })

  for (const over of ['Confirmed', 'Failed', 'PartlyReverted', 'NotSent', 'Lost'] as const)
    it(`ends without a transaction when the wallet reports ${over}`, async () => {
      const { time, looks, fate, becomes, sent } = setUp()
      becomes(E.right({ _tag: over }))
      await time.advance(HOUR_MS)
      assert.deepEqual([fate(), looks.length, sent], [{ _tag: over }, 1, []])
    })

  it('has a record of its own, also if its wallet or another one gave the same id before', async () => {
    const { time, state, call, follow, proposals, sent } = setUp()
    state.set({ ...CONNECTED, others: [aConnection({ connectorId: 'other' })] })
    for (const connectorId of ['s', 'other'])
      follow({ ...call, connectorId }, () => async () => E.right({ _tag: 'Executed', hash: HASH }))
    await time.advance(0)
    assert.deepEqual(
      proposals.value.map(({ connectorId, fate }) => [connectorId, fate?._tag]),
      [
        ['s', 'Sending'],
        ['s', 'Executed'],
        ['other', 'Executed'],
      ],
    )
    assert.deepEqual(
      sent.map(({ connectorId }) => connectorId),
      ['s', 'other'],
    )
  })

  it('is lost if the wallet reports nothing for an hour, and leaves no timer', async () => {
    const { time, fate, becomes } = setUp()
    becomes(E.left({ _tag: 'RequestTimedOut', afterMs: 10_000 }))
    await time.advance(HOUR_MS - 1)
    assert.deepEqual(fate(), { _tag: 'Sending' })
    await time.advance(1)
    assert.deepEqual(fate(), { _tag: 'Lost' })
    assert.isEmpty(time.scheduler.actions)
  })

  it('is queried only while its wallet is connected and the page lives', async () => {
    for (const end of ['wallet', 'page'] as const) {
      const { time, looks, state, lifetime } = setUp()
      await time.advance(0)
      if (end === 'page') lifetime.unsubscribe()
      else state.set({ _tag: 'Disconnected', reason: 'ByVisitor' })
      await time.advance(HOUR_MS)
      assert.lengthOf(looks, 1)
      assert.isEmpty(time.scheduler.actions)
    }
  })
})
