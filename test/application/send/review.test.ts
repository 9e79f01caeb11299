import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { PreparedTransfer, TransferError } from '../../../domain/send/transfer.js'
import { aNetwork } from '../../support/aNetwork.js'
import { anAnswer } from '../../support/anAnswer.js'
import { turn } from '../../support/turn.js'
import { anOrder, aPrepared, aTokenOrder, FROM, NEVER, setUpSendSteps, TO, TOKEN } from './setUpSendSteps.js'

const PLAIN = { _tag: 'Plain' } as const
const CLOSED = E.left({ _tag: 'ModalClosed' } as const)

describe('reviewing a transfer', () => {
  it('shows the result of the simulation, and the receiver [U-103]', async () => {
    const { steps, step, transfers } = setUpSendSteps()
    const order = aTokenOrder({ units: 7n })
    const reviewing = steps.review(order)()
    assert.deepEqual(step.value, { _tag: 'Preparing', order })
    assert.deepEqual(await reviewing, E.right(undefined))
    const prepared = aPrepared()
    assert.deepEqual(step.value, {
      _tag: 'Prepared',
      hasChanged: false,
      mayBeSent: false,
      order,
      prepared,
      receiver: PLAIN,
      name: undefined,
      feePayer: 'Sender',
      lookalikeOf: undefined,
    })
    assert.deepEqual(transfers.prepared, [
      { from: FROM, to: TO, asset: { _tag: 'Token', contract: TOKEN, units: 7n, decimals: 18 } },
    ])
    assert.deepEqual(transfers.looked, [TO])
  })

  it('reports an account change during the simulation, and shows nothing of the old account', async () => {
    const { steps, step, transfers, moves } = setUpSendSteps()
    const answer = anAnswer<TransferError, PreparedTransfer>()
    transfers.prepareWith(answer.task)
    const reviewing = steps.review(anOrder())()
    moves()
    answer.give(E.right(aPrepared()))
    assert.deepEqual(await reviewing, E.left({ _tag: 'ConnectionChanged' } as const))
    assert.deepEqual(step.value, { _tag: 'Editing' })
  })

  it('fails with the reason if the chain would refuse it', async () => {
    const { steps, step, transfers } = setUpSendSteps()
    const error = { _tag: 'ReceiverIsNoWallet' } as const
    transfers.prepareWith(TE.left(error))
    const order = anOrder()
    assert.deepEqual(await steps.review(order)(), E.left(error))
    assert.deepEqual(step.value, { _tag: 'NotPrepared', order, error })
  })

  it('fails as soon as the chain refuses, even with other requests pending', async () => {
    const { steps, step, transfers } = setUpSendSteps({
      knownReceivers: () => new Promise(() => undefined),
      receiverNames: { again: () => TE.right(TO), nameOf: () => new Promise(() => undefined) },
    })
    const error = { _tag: 'SimulationFailed', reason: 'Paused' } as const
    transfers.receiverWith(NEVER)
    transfers.prepareWith(TE.left(error))
    assert.deepEqual(await steps.review(anOrder())(), E.left(error))
    assert.deepInclude(step.value, { _tag: 'NotPrepared', error })
  })

  it('has an unknown receiver if nodes do not answer, and requests none on Solana', async () => {
    const silent = setUpSendSteps()
    silent.transfers.receiverWith(TE.left({ _tag: 'Unreachable', cause: undefined }))
    await silent.steps.review(anOrder())()
    assert.deepInclude(silent.step.value, { _tag: 'Prepared', receiver: { _tag: 'Unknown' } })
    const solana = setUpSendSteps()
    await solana.steps.review(anOrder({ network: aNetwork({ chainNamespace: 'solana' }) }))()
    assert.deepInclude(solana.step.value, { _tag: 'Prepared', receiver: { _tag: 'Unknown' } })
    assert.isEmpty(solana.transfers.looked)
  })

  it('reports that its code failed to load', async () => {
    const error = { _tag: 'Unreachable', cause: undefined } as const
    const { steps, step, transfers } = setUpSendSteps()
    transfers.prepareWith(TE.left(error))
    assert.deepEqual(await steps.review(anOrder())(), E.left(error))
    assert.deepInclude(step.value, { _tag: 'NotPrepared', error })
  })

  it('times out after 40 s if the chain is silent', async () => {
    for (const silence of ['prepare', 'receiver'] as const) {
      const { steps, step, transfers, time } = setUpSendSteps()
      if (silence === 'prepare') transfers.prepareWith(NEVER)
      if (silence === 'receiver') transfers.receiverWith(NEVER)
      const reviewing = steps.review(anOrder())()
      await time.advance(39_999)
      assert.equal(step.value._tag, 'Preparing', silence)
      await time.advance(1)
      const error = { _tag: 'TimedOut', afterMs: 40_000 } as const
      assert.deepEqual(await reviewing, E.left(error))
      assert.deepInclude(step.value, { _tag: 'NotPrepared', error })
    }
  })

  it('is dropped if the visitor went back: a late answer changes nothing', async () => {
    const { steps, step, transfers } = setUpSendSteps()
    const late = anAnswer<TransferError, PreparedTransfer>()
    transfers.prepareWith(late.task)
    const reviewing = steps.review(anOrder())()
    await turn()
    steps.edit()
    late.give(E.right(aPrepared()))
    assert.deepEqual(await reviewing, CLOSED)
    assert.deepEqual(step.value, { _tag: 'Editing' })
  })

  it('is replaced by a newer one, in any order of answers', async () => {
    const { steps, step, transfers } = setUpSendSteps()
    const late = anAnswer<TransferError, PreparedTransfer>()
    transfers.prepareWith(late.task)
    const older = steps.review(anOrder())()
    await turn()
    transfers.prepareWith(TE.right(aPrepared({ units: 2n })))
    const order = anOrder({ units: 2n })
    assert.deepEqual(await steps.review(order)(), E.right(undefined))
    late.give(E.right(aPrepared()))
    assert.deepEqual(await older, CLOSED)
    assert.deepInclude(step.value, { _tag: 'Prepared', order })
  })

  it('ends with the page, and leaves no timer', async () => {
    const { steps, step, transfers, time } = setUpSendSteps()
    const late = anAnswer<TransferError, PreparedTransfer>()
    transfers.prepareWith(late.task)
    const reviewing = steps.review(anOrder())()
    await turn()
    steps.dispose()
    assert.isEmpty(time.scheduler.actions)
    late.give(E.right(aPrepared()))
    assert.deepEqual(await reviewing, CLOSED)
    assert.equal(step.value._tag, 'Preparing')
  })
})
