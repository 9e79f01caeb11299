import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { createStore } from '../../../application/kernel/store.js'
import { type Proposal, putProposal } from '../../../domain/requests/proposal.js'
import { anOrder, FROM, HASH, setUpSendSteps } from './setUpSendSteps.js'
import { fateIn } from '../../support/fateIn.js'

const proposal: Proposal = {
  record: 1,
  id: HASH,
  namespace: 'eip155',
  connectorId: 'safe',
  caipNetworkId: 'eip155:1',
  address: FROM,
  sentAt: 0,
}

const setUp = async () => {
  const proposals = createStore<readonly Proposal[]>([])
  const made = setUpSendSteps({ fateOf: fateIn({ proposals }), feePayer: () => 'Executor' })
  await made.steps.review(anOrder())()
  made.walletAnswers(async () => {
    proposals.set([proposal])
    return E.right(HASH)
  })
  const outcome = await made.steps.confirm()
  const now = () => (made.step.value._tag === 'Proposed' ? made.step.value.proposal : undefined)
  return { ...made, proposals, outcome, now }
}

describe('a transfer that a wallet proposed to its owners [U-107]', () => {
  it('is not sent: it is shown as proposed, without a comparison', async () => {
    const { outcome, now, transfers, time } = await setUp()
    assert.deepEqual(outcome, E.right(HASH))
    assert.equal(now(), proposal)
    await time.advance(60_000)
    assert.isEmpty(transfers.compared)
  })

  it('is prepared without a fee, which the executing owner pays', async () => {
    const { transfers } = await setUp()
    assert.deepEqual(
      transfers.prepared.map(({ feePayer }) => feePayer),
      ['Executor', 'Executor'],
    )
  })

  it('shows the decision of the owners while it is open', async () => {
    const { proposals, now, steps, step } = await setUp()
    const signed: Proposal = { ...proposal, fate: { _tag: 'Waiting', signed: 1, needed: 2 } }
    proposals.update((list) => putProposal(list, signed))
    assert.equal(now(), signed)
    steps.edit()
    proposals.update((list) => putProposal(list, { ...proposal, fate: { _tag: 'Cancelled' } }))
    assert.deepEqual(step.value, { _tag: 'Editing' })
  })
})
