import { assert } from 'chai'
import { isOver, type Proposal, type ProposalFate, putProposal } from '../../../domain/requests/proposal.js'

const proposal = (record: number, fate?: ProposalFate): Proposal => ({
  record,
  id: 'batch',
  namespace: 'eip155',
  connectorId: 'safe',
  caipNetworkId: 'eip155:1',
  address: '0xab',
  sentAt: 1,
  ...(fate !== undefined && { fate }),
})
const records = (all: readonly Proposal[]): string => all.map(({ record }) => record).join()

describe('a transaction that its owners or its wallet have yet to send', () => {
  const OVER: readonly ProposalFate[] = [
    { _tag: 'Executed', hash: '0x1' },
    { _tag: 'Confirmed' },
    { _tag: 'PartlyReverted' },
    { _tag: 'Failed' },
    { _tag: 'Cancelled' },
    { _tag: 'NotSent' },
    { _tag: 'Lost' },
  ]
  const OPEN: readonly ProposalFate[] = [{ _tag: 'Waiting', signed: 1, needed: 2 }, { _tag: 'Sending' }]

  it('has ended once it is submitted, or never will be', () => {
    for (const fate of OVER) assert.isTrue(isOver(proposal(1, fate)), fate._tag)
  })

  it('is open while it may still be sent, or its status is unknown', () => {
    for (const fate of OPEN) assert.isFalse(isOver(proposal(1, fate)), fate._tag)
    assert.isFalse(isOver(proposal(1)))
  })
})

describe('the list of proposals', () => {
  it('updates one in its place, and none of another record with the same id', () => {
    const list = putProposal([proposal(1), proposal(2)], proposal(1, { _tag: 'Failed' }))
    assert.equal(records(list), '1,2')
    assert.deepEqual(
      list.map(({ fate }) => fate?._tag),
      ['Failed', undefined],
    )
  })

  it('appends a new one, and is limited to 20: the oldest is dropped', () => {
    const all = Array.from({ length: 21 }, (_, at) => proposal(at)).reduce<readonly Proposal[]>(putProposal, [])
    assert.lengthOf(all, 20)
    assert.deepEqual([all[0]?.record, all.at(-1)?.record], [1, 20])
  })
})
