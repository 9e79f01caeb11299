import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { type OwnersFate, type Proposal, putProposal } from '../../../domain/requests/proposal.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { startTestCore } from '../../support/startTestCore.js'

const ID = `0x${'1d'.repeat(32)}`
const HASH = `0x${'5e'.repeat(32)}`
const WAITING: OwnersFate = { _tag: 'Waiting', signed: 1, needed: 2 }

/** A connected multi-owner wallet; `becomes` sets the status it reports. */
const setUp = async () => {
  const time = makeVirtualTime()
  const chainRpc = fakeChainRpc()
  const fake = fakeWalletConnector({ id: 'safe', scheduler: time.scheduler })
  const asked: string[] = []
  let fate: E.Either<RequestError, OwnersFate> = E.right(WAITING)
  const connector = {
    ...fake,
    request: () => TE.right(ID),
    proposalFate: (id: string) => async () => {
      asked.push(id)
      return fate
    },
  }
  const test = startTestCore({ time, connectors: [connector], networks: [aNetwork()], ports: { chainRpc } })
  await rightOf(test.core.connect('safe'))
  const answer = await rightOf(test.core.request('eip155', { method: 'eth_sendTransaction', params: [{}] }))
  const requests = await rightOf(test.core.feature('requests'))
  if (requests === undefined) throw new Error('there are no requests')
  return {
    ...test,
    chainRpc,
    asked,
    answer,
    requests,
    becomes: (next: E.Either<RequestError, OwnersFate>): void => {
      fate = next
    },
    fate: () => requests.proposals.value.map((each) => each.fate),
    pending: () => test.core.pending.value.map(({ id }) => id),
  }
}

describe('a proposal of a wallet to its owners [U-107]', () => {
  it('is no transaction: the wallet is queried every 5 s, and no chain', async () => {
    const { answer, asked, requests, pending, chainRpc, time, fate, becomes } = await setUp()
    assert.equal(answer, ID)
    await time.advance(0)
    assert.deepEqual(fate(), [WAITING])
    assert.deepInclude(requests.proposals.value[0], { id: ID, connectorId: 'safe', caipNetworkId: 'eip155:1' })
    becomes(E.left({ _tag: 'RequestTimedOut', afterMs: 1 }))
    await time.advance(5_000)
    assert.deepEqual(fate(), [WAITING], 'a wallet that does not answer changes nothing')
    becomes(E.right({ ...WAITING, signed: 2 }))
    await time.advance(5_000)
    assert.deepEqual(fate(), [{ ...WAITING, signed: 2 }])
    assert.deepEqual(asked, [ID, ID, ID])
    assert.deepEqual([pending(), chainRpc.askedForTransactions], [[], []])
  })

  it('becomes a regular transaction of the page once an owner executed it', async () => {
    const { pending, chainRpc, time, fate, becomes, asked, core } = await setUp()
    becomes(E.right({ _tag: 'Executed', hash: HASH }))
    await time.advance(5_000)
    assert.deepEqual(fate(), [{ _tag: 'Executed', hash: HASH }])
    assert.deepEqual(pending(), [HASH])
    const looks = asked.length
    chainRpc.settle(TE.right({ _tag: 'Included', succeeded: true }))
    await time.advance(60_000)
    assert.deepEqual(
      core.settled.value.map(({ id, outcome }) => [id, outcome]),
      [[HASH, 'Confirmed']],
    )
    assert.lengthOf(asked, looks, 'what is over is not asked about')
  })

  for (const over of [{ _tag: 'Failed' }, { _tag: 'Cancelled' }] as const)
    it(`ends as ${over._tag.toLowerCase()}`, async () => {
      const { pending, time, fate, becomes, asked } = await setUp()
      becomes(E.right(over))
      await time.advance(5_000)
      const looks = asked.length
      await time.advance(60_000)
      assert.deepEqual([fate(), pending()], [[over], []])
      assert.lengthOf(asked, looks)
    })

  it('is queried only while its wallet is connected', async () => {
    const { time, asked, core } = await setUp()
    await time.advance(0)
    await rightOf(core.disconnect())
    const looks = asked.length
    await time.advance(60_000)
    assert.lengthOf(asked, looks)
  })

  it('is not tracked as a transaction if the host adds it', async () => {
    const { requests, pending } = await setUp()
    await requests.add({ hash: ID, description: 'Deposit' })
    assert.deepEqual(pending(), [])
    await requests.add({ hash: HASH })
    assert.deepEqual(pending(), [HASH])
  })

  it('is one of the last 20', () => {
    const proposal = (record: number): Proposal => ({
      record,
      id: String(record),
      namespace: 'eip155',
      connectorId: 'safe',
      caipNetworkId: 'eip155:1',
      address: '0x',
      sentAt: 0,
    })
    const all = Array.from({ length: 21 }, (_, index) => proposal(index)).reduce<readonly Proposal[]>(putProposal, [])
    assert.deepEqual([all.length, all[0]?.id], [20, '1'])
    assert.deepEqual(putProposal(all, { ...proposal(5), fate: WAITING })[4], { ...proposal(5), fate: WAITING })
  })
})
