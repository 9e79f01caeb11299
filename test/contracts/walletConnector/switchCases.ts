import { assert } from 'chai'
import { Subject } from 'rxjs'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { FIVE_MINUTES_MS } from './FIVE_MINUTES_MS.js'
import { listen } from './listen.js'
import type { WalletHarness } from './WalletHarness.js'

/** Longer than any wallet's time to switch after its confirmation. */
const A_WHILE_MS = 10_000

const REFUSALS = [
  ['reject', { _tag: 'SwitchRejected' }],
  ['sayPending', { _tag: 'SwitchPending' }],
  ['cannot', { _tag: 'SwitchNotSupported' }],
] as const

export const switchCases = (harness: () => WalletHarness): void => {
  const elsewhere = () => harness().chains[1]
  const move = () => harness().connector.switchNetwork(harness().destination)
  /** The outcome of a switch after a while. */
  const ending = async <A>(outcome: Promise<A>): Promise<A> => {
    await harness().advance(A_WHILE_MS)
    return outcome
  }
  beforeEach(() => rightOf(harness().connector.connect))

  it('switches the wallet once the visitor approved, and returns the chain it reports [U-36] [U-37]', async () => {
    const { heard, stop } = listen(harness().connector)
    assert.equal(await ending(rightOf(move())), elsewhere())
    stop()
    assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: elsewhere() }])
    assert.equal(harness().wallet.switchPrompts(), 1)
  })
  it('shows no prompt when the wallet is already there', async () => {
    await harness().wallet.movesToChain(elsewhere())
    assert.equal(await ending(rightOf(move())), elsewhere())
    assert.equal(harness().wallet.switchPrompts(), 0)
  })
  for (const [answer, error] of REFUSALS) {
    it(`is ${error._tag} when the wallet's behaviour is ${answer}, and it stays [U-37]`, async () => {
      const { heard, stop } = listen(harness().connector)
      harness().wallet.answersSwitchWith(answer)
      assert.deepEqual(await ending(leftOf(move())), error)
      stop()
      assert.deepEqual(heard, [])
    })
  }
  it('is SwitchFailed with code and text when the wallet fails [U-37]', async () => {
    harness().wallet.answersSwitchWith('fail')
    const error = await ending(leftOf(move()))
    if (error._tag !== 'SwitchFailed') assert.fail(error._tag)
    assert.deepEqual([error.code, error.message], [-32603, harness().brokenWords ?? 'wallet is broken'])
  })
  it('can be retried after a rejection', async () => {
    harness().wallet.answersSwitchWith('reject')
    await ending(leftOf(move()))
    harness().wallet.answersSwitchWith('approve')
    assert.equal(await ending(rightOf(move())), elsewhere())
  })
  it('waits five minutes for a silent wallet, and no longer [U-37]', async () => {
    harness().wallet.answersWith('staySilent')
    let settled = false
    const outcome = leftOf(move()).finally(() => (settled = true))
    await harness().advance(FIVE_MINUTES_MS - 1)
    assert.isFalse(settled)
    await harness().advance(1)
    assert.deepEqual(await outcome, { _tag: 'SwitchTimedOut', afterMs: FIVE_MINUTES_MS })
  })
  it('follows a visitor who approves after the deadline, though the switch has failed [U-36]', async () => {
    const { heard, stop } = listen(harness().connector)
    harness().wallet.answersSwitchWith('approve', FIVE_MINUTES_MS + 1_000)
    const outcome = leftOf(move())
    await harness().advance(FIVE_MINUTES_MS)
    assert.equal((await outcome)._tag, 'SwitchTimedOut')
    assert.deepEqual(heard, [])
    await harness().advance(1_000)
    stop()
    assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: elsewhere() }])
  })
  for (const way of ['lie', 'garbage'] as const) {
    it(`is SwitchNotHonoured, with the wallet's chain, when its confirmation is a ${way} [U-36] [U-37]`, async () => {
      const { heard, stop } = listen(harness().connector)
      if (way === 'lie') harness().wallet.answersSwitchWith('lie')
      else harness().wallet.answersWith('answerGarbage')
      assert.deepEqual(await ending(leftOf(move())), { _tag: 'SwitchNotHonoured', reported: harness().chains[0] })
      stop()
      assert.deepEqual(heard, [])
    })
  }
  it('waits for a wallet that confirms shortly before it switches', async () => {
    harness().wallet.answersSwitchWith('moveLater')
    assert.equal(await ending(rightOf(move())), elsewhere())
  })
  it('succeeds for a wallet that switches and never answers', async () => {
    harness().wallet.answersSwitchWith('moveWithoutAnswer', 1_000)
    assert.equal(await ending(rightOf(move())), elsewhere())
  })
  it('adds a chain that the wallet does not know, in one flow [U-39]', async () => {
    harness().wallet.doesNotKnow(elsewhere())
    assert.equal(await ending(rightOf(move())), elsewhere())
    assert.equal(harness().wallet.switchPrompts(), 1)
  })
  it('asks a wallet that added the chain without switching to switch once more [U-39]', async () => {
    harness().wallet.doesNotKnow(elsewhere(), 'addOnly')
    assert.equal(await ending(rightOf(move())), elsewhere())
    assert.equal(harness().wallet.switchPrompts(), 2)
  })
  it('is SwitchRejected when the visitor declines to add the chain [U-39]', async () => {
    harness().wallet.doesNotKnow(elsewhere(), 'reject')
    assert.deepEqual(await ending(leftOf(move())), { _tag: 'SwitchRejected' })
  })
  it('is ChainNotAdded, one error for the whole flow, when the wallet cannot add the chain [U-39]', async () => {
    harness().wallet.doesNotKnow(elsewhere(), 'fail')
    const { cause, ...error } = { cause: undefined, ...(await ending(leftOf(move()))) }
    const detail = harness().brokenWords ?? 'wallet is broken'
    assert.deepEqual(error, { _tag: 'ChainNotAdded', networkId: elsewhere(), detail })
    assert.isDefined(cause)
  })
  it('is replaced by a newer switch', async () => {
    harness().wallet.answersSwitchWith('staySilent')
    const older = leftOf(move())
    harness().wallet.answersSwitchWith('approve')
    const newer = rightOf(move())
    assert.deepEqual(await older, { _tag: 'SwitchAbandoned' })
    assert.equal(await ending(newer), elsewhere())
  })
  it('ends when aborted, and leaves no listener', async () => {
    const abandoned = new Subject<void>()
    harness().wallet.answersSwitchWith('staySilent')
    const outcome = leftOf(harness().connector.switchNetwork(harness().destination, abandoned))
    abandoned.next()
    assert.deepEqual(await outcome, { _tag: 'SwitchAbandoned' })
    assert.equal(harness().wallet.listeners(), 0)
  })
  it('ends when the page disconnects meanwhile', async () => {
    harness().wallet.answersSwitchWith('staySilent')
    const outcome = leftOf(move())
    await ending(harness().connector.disconnect())
    assert.deepEqual(await outcome, { _tag: 'SwitchAbandoned' })
  })
  it('ends when the wallet revokes its grant meanwhile', async () => {
    harness().wallet.answersSwitchWith('staySilent')
    const outcome = leftOf(move())
    await harness().advance(100)
    await harness().wallet.withdrawsAccess()
    assert.deepEqual(await outcome, { _tag: 'SwitchAbandoned' })
  })
  it('sends nothing without a connection', async () => {
    await ending(harness().connector.disconnect())
    assert.deepEqual(await leftOf(move()), { _tag: 'SwitchAbandoned' })
    assert.equal(harness().wallet.switchPrompts(), 0)
  })
  for (const answer of ['approve', 'reject', 'lie', 'staySilent', 'moveWithoutAnswer'] as const) {
    it(`leaves no listener when the wallet's behaviour is ${answer}`, async () => {
      harness().wallet.answersSwitchWith(answer)
      const outcome = move()()
      await harness().advance(FIVE_MINUTES_MS)
      await outcome
      assert.equal(harness().wallet.listeners(), 0)
    })
  }
}
