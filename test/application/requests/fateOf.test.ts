import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import { makeFateOf } from '../../../application/requests/fateOf.js'
import type { PendingTransaction } from '../../../domain/requests/pendingTransaction.js'
import type { Proposal, ProposalFate } from '../../../domain/requests/proposal.js'
import type { SettledTransaction, TransactionOutcome } from '../../../domain/requests/settledTransaction.js'

const SENT: PendingTransaction = {
  id: '0xid',
  namespace: 'eip155',
  connectorId: 'a',
  caipNetworkId: 'eip155:1',
  address: '0xab',
  sentAt: 0,
}
const aProposal = (fate?: ProposalFate): Proposal => ({ ...SENT, record: 1, ...(fate !== undefined && { fate }) })
const aSettled = (id: string, outcome: TransactionOutcome): SettledTransaction => ({
  ...SENT,
  id,
  outcome,
  settledAt: 0,
})

const setUp = () => {
  const settled = createStore<readonly SettledTransaction[]>([])
  const proposals = createStore<readonly Proposal[]>([])
  const follow = () => {
    const fate = makeFateOf({ settled, proposals })('0xid')
    const told: string[] = []
    fate.changes.subscribe(({ hash, outcome, proposal }) =>
      told.push(`${hash ?? 'none'} ${outcome} ${proposal === undefined ? 'sent' : 'proposed'}`),
    )
    return { fate, told }
  }
  return { settled, proposals, follow }
}

describe('the fate of what a wallet sent', () => {
  it('is that of its hash, and stays known when the short list of settled transactions drops it', () => {
    const { settled, follow } = setUp()
    const { told } = follow()
    settled.set([aSettled('0xother', 'Failed')])
    settled.set([aSettled('0xid', 'Confirmed')])
    settled.set([])
    assert.deepEqual(told, ['0xid Waiting sent', '0xid Confirmed sent'])
  })

  it('has the hash of its replacement if the visitor repriced it, and its own if another one took its place', () => {
    const hashes = (['Confirmed', 'Failed', 'Cancelled', 'Replaced'] as const).map((outcome) => {
      const { settled, follow } = setUp()
      const { told } = follow()
      settled.set([{ ...aSettled('0xid', outcome), replacedBy: '0xother' }])
      return told.at(-1)
    })
    const own = ['0xid Cancelled sent', '0xid Replaced sent']
    assert.deepEqual(hashes, ['0xother Confirmed sent', '0xother Failed sent', ...own])
  })

  it('is what the owners or the wallet make of a proposal, then that of its transaction', () => {
    const { settled, proposals, follow } = setUp()
    proposals.set([aProposal()])
    const { told } = follow()
    proposals.set([aProposal({ _tag: 'Executed', hash: '0xhash' })])
    proposals.set([])
    settled.set([aSettled('0xhash', 'Failed')])
    assert.deepEqual(told, ['none Waiting proposed', '0xhash Waiting proposed', '0xhash Failed proposed'])
  })

  it('stays that of its own record if another wallet, or the same one, gives its id again', () => {
    const { proposals, follow } = setUp()
    const [first, second] = [aProposal({ _tag: 'Sending' }), { ...aProposal({ _tag: 'Sending' }), record: 2 }]
    const plain = follow()
    proposals.set([first])
    const one = follow()
    proposals.set([first, second])
    const two = follow()
    proposals.set([{ ...first, fate: { _tag: 'NotSent' } }, second])
    assert.deepEqual(
      [plain, one, two].map(({ fate }) => [fate.value.outcome, fate.value.proposal?.record]),
      [
        ['Waiting', undefined],
        ['Failed', 1],
        ['Waiting', 2],
      ],
    )
  })

  it('is told anew where the owners sign, and ends with a proposal that comes to nothing', () => {
    const ends = {
      Confirmed: 'Confirmed',
      Failed: 'Failed',
      PartlyReverted: 'Failed',
      NotSent: 'Failed',
      Cancelled: 'Replaced',
      Lost: 'Lost',
    } as const
    for (const [tag, outcome] of Object.entries(ends)) {
      const { proposals, follow } = setUp()
      proposals.set([aProposal({ _tag: 'Waiting', signed: 0, needed: 2 })])
      const { told } = follow()
      proposals.set([aProposal({ _tag: 'Waiting', signed: 1, needed: 2 })])
      proposals.set([aProposal({ _tag: tag as keyof typeof ends })])
      assert.deepEqual(told, ['none Waiting proposed', 'none Waiting proposed', `none ${outcome} proposed`])
    }
  })
})
