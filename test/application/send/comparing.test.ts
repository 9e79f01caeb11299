import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { createStore } from '../../../application/kernel/store.js'
import type { SettledTransaction, TransactionOutcome } from '../../../domain/requests/settledTransaction.js'
import type { SentComparison } from '../../../domain/requests/evmTransaction.js'
import { aNetwork } from '../../support/aNetwork.js'
import { compareCalls } from '../../../application/send/compareSent.js'
import type { SendStepsDeps } from '../../../application/send/sendSteps.js'
import type { SendOrder } from '../../../domain/send/sendOrder.js'
import type { SendStep } from '../../../domain/send/sendState.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { anOrder, aPrepared, FROM, HASH, NEVER, setUpSendSteps } from './setUpSendSteps.js'
import { fateIn } from '../../support/fateIn.js'

type Proposed = Extract<SendStep, { readonly _tag: 'Proposed' }>

const UNKNOWN: SentComparison = { _tag: 'Unknown' }
const DIFFERENT: SentComparison = { _tag: 'Different', fields: ['to'] }

const aSettled = (outcome: TransactionOutcome, id = HASH): SettledTransaction => ({
  id,
  outcome,
  namespace: 'eip155',
  connectorId: 'a',
  sentAt: 0,
  settledAt: 0,
  address: FROM,
  caipNetworkId: 'eip155:1',
})

const setUpSent = async (deps: Partial<SendStepsDeps> = {}, order: SendOrder = anOrder()) => {
  const made = setUpSendSteps(deps)
  const { steps, step, transfers } = made
  await steps.review(order)()
  await steps.confirm()
  return {
    ...made,
    found: (): SentComparison | undefined => (step.value._tag === 'Sent' ? step.value.comparison : undefined),
    looks: (): number => transfers.compared.length,
  }
}

describe('a sent transaction, compared with its request', () => {
  it('is looked up every 3 s until the chain has it [X-20]', async () => {
    for (const answer of [{ _tag: 'Same' }, { _tag: 'Different', fields: ['value'] }] as const) {
      const { transfers, time, found, looks } = await setUpSent()
      transfers.compareWith(TE.right(UNKNOWN))
      await time.advance(2_999)
      assert.equal(looks(), 0)
      await time.advance(1)
      assert.deepEqual(transfers.compared, [{ asked: aPrepared().request, id: HASH }])
      transfers.compareWith(TE.left({ _tag: 'Unreachable', cause: undefined }))
      await time.advance(3_000)
      assert.deepEqual(found(), UNKNOWN)
      transfers.compareWith(TE.right(answer))
      await time.advance(3_000)
      assert.deepEqual(found(), answer)
      await time.advance(60_000)
      assert.equal(looks(), 3, 'what is known is not asked for again')
      assert.isEmpty(time.scheduler.actions)
    }
  })

  it('is looked up again once settled, if no node had it within a minute [X-20]', async () => {
    for (const outcome of ['Confirmed', 'Failed'] as const) {
      const settled = createStore<readonly SettledTransaction[]>([])
      const { transfers, time, found, looks } = await setUpSent({ fateOf: fateIn({ settled }) })
      transfers.compareWith(TE.right(UNKNOWN))
      await time.advance(600_000)
      settled.set([aSettled(outcome, `0x${'77'.repeat(32)}`)])
      await time.advance(60_000)
      assert.equal(looks(), 20)
      settled.set([aSettled(outcome)])
      await time.advance(3_000)
      assert.equal(looks(), 21)
      transfers.compareWith(TE.right(DIFFERENT))
      await time.advance(3_000)
      assert.deepEqual(found(), DIFFERENT)
      assert.isEmpty(time.scheduler.actions)
    }
  })

  it('is compared by its replacement if the visitor repriced it [X-20]', async () => {
    const settled = createStore<readonly SettledTransaction[]>([])
    const { transfers, time, found } = await setUpSent({ fateOf: fateIn({ settled }) })
    transfers.compareWith(TE.right(UNKNOWN))
    await time.advance(60_000)
    const replacedBy = `0x${'77'.repeat(32)}`
    settled.set([{ ...aSettled('Confirmed'), replacedBy }])
    transfers.compareWith(TE.right(DIFFERENT))
    await time.advance(3_000)
    assert.deepEqual([transfers.compared.at(-1)?.id, found()], [replacedBy, DIFFERENT])
  })

  it('is looked for again also where it was settled within that minute, and no longer than another one [X-20]', async () => {
    const { transfers, time, found, looks } = await setUpSent({
      fateOf: fateIn({ settled: createStore([aSettled('Confirmed')]) }),
    })
    transfers.compareWith(TE.right(UNKNOWN))
    await time.advance(600_000)
    assert.equal(looks(), 40)
    assert.deepEqual(found(), UNKNOWN)
    assert.isEmpty(time.scheduler.actions)
  })

  it('is not looked up again if it was cancelled, replaced or lost, or its view was left [X-20]', async () => {
    const settled = createStore<readonly SettledTransaction[]>([])
    const { steps, transfers, time, looks } = await setUpSent({ fateOf: fateIn({ settled }) })
    transfers.compareWith(TE.right(UNKNOWN))
    await time.advance(120_000)
    for (const outcome of ['Cancelled', 'Replaced', 'Lost'] as const) {
      settled.set([aSettled(outcome)])
      await time.advance(60_000)
    }
    steps.edit()
    settled.set([aSettled('Confirmed')])
    await time.advance(60_000)
    assert.equal(looks(), 20)
  })

  it('stays unknown after 20 lookups [X-20]', async () => {
    const { transfers, time, found, looks } = await setUpSent()
    transfers.compareWith(TE.right(UNKNOWN))
    await time.advance(120_000)
    assert.equal(looks(), 20)
    assert.deepEqual(found(), UNKNOWN)
    assert.isEmpty(time.scheduler.actions)
  })

  it('is looked up by one query at a time', async () => {
    const { transfers, time, looks } = await setUpSent()
    transfers.compareWith(NEVER)
    await time.advance(30_000)
    assert.equal(looks(), 1)
  })

  it('is dropped with its view, and does not open that again [X-20]', async () => {
    const { steps, step, transfers, time, looks } = await setUpSent()
    transfers.compareWith(TE.right(UNKNOWN))
    await time.advance(3_000)
    steps.edit()
    await time.advance(60_000)
    assert.equal(looks(), 1)
    assert.equal(step.value._tag, 'Editing')
  })

  it('does not navigate back once known [X-20]', async () => {
    const { steps, step, time, looks } = await setUpSent()
    await time.advance(3_000)
    assert.equal(looks(), 1)
    steps.edit()
    await time.advance(60_000)
    assert.equal(looks(), 1)
    assert.equal(step.value._tag, 'Editing')
  })

  it('is not looked up once the page has ended', async () => {
    const { steps, time, looks } = await setUpSent()
    steps.dispose()
    await time.advance(60_000)
    assert.equal(looks(), 0)
  })

  it('is not compared for smart accounts, which wrap it, nor on Solana [X-20]', async () => {
    const smart = await setUpSent({ isComparable: () => false })
    const solana = await setUpSent({}, anOrder({ network: aNetwork({ chainNamespace: 'solana' }) }))
    for (const { time, found, looks } of [smart, solana]) {
      await time.advance(60_000)
      assert.equal(looks(), 0)
      assert.deepEqual(found(), UNKNOWN)
    }
  })
})

describe('a call that a wallet executed (EIP-5792), compared with its request', () => {
  const aCall = (change: Partial<Proposed> = {}): Proposed => ({
    _tag: 'Proposed',
    order: anOrder(),
    prepared: aPrepared(),
    receiver: { _tag: 'Unknown' },
    name: undefined,
    feePayer: 'Sender',
    lookalikeOf: undefined,
    proposal: {
      record: 1,
      id: 'Batch-1',
      namespace: 'eip155',
      connectorId: 'a',
      sentAt: 0,
      address: FROM,
      caipNetworkId: 'eip155:1',
      fate: { _tag: 'Executed', hash: HASH },
    },
    ...change,
  })
  const setUpCall = (isComparable = true) => {
    const [time, transfers] = [makeVirtualTime(), fakeTransfers()]
    const step = createStore<SendStep>({ _tag: 'Editing' })
    const deps = { step, transfers, fateOf: fateIn(), scheduler: time.scheduler, isComparable: () => isComparable }
    return { time, transfers, step, comparing: compareCalls(deps) }
  }

  it('is looked up by the hash that the wallet reported, and keeps what became of it [X-20]', async () => {
    const { time, transfers, step } = setUpCall()
    transfers.compareWith(TE.right(DIFFERENT))
    const call = aCall()
    step.set({ ...call, proposal: { ...call.proposal, fate: { _tag: 'Sending' } } })
    await time.advance(60_000)
    assert.isEmpty(transfers.compared)
    step.set(call)
    await time.advance(60_000)
    assert.deepEqual(transfers.compared, [{ asked: aPrepared().request, id: HASH }])
    assert.deepEqual(step.value, { ...call, comparison: DIFFERENT })
  })

  it('is not looked up for a smart account, for what owners signed, nor once it is left [X-20]', async () => {
    const [smart, owners, left, ended] = [setUpCall(false), setUpCall(), setUpCall(), setUpCall()]
    owners.step.set(aCall({ feePayer: 'Executor' }))
    for (const { step } of [smart, left, ended]) step.set(aCall())
    left.step.set({ _tag: 'Editing' })
    ended.comparing.unsubscribe()
    for (const { time, transfers } of [smart, owners, left, ended]) {
      await time.advance(60_000)
      assert.isEmpty(transfers.compared)
    }
  })
})
