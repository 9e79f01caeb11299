import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { atHome } from './atHome.js'
import { FIVE_MINUTES_MS } from './FIVE_MINUTES_MS.js'
import { listen } from './listen.js'
import type { WalletHarness } from './WalletHarness.js'

export const connectCases = (harness: () => WalletHarness, kind: 'InPage' | 'Remote'): void => {
  it('returns the accounts and the chain once the visitor approved [S1-01]', async () => {
    assert.deepEqual(await rightOf(harness().connector.connect), atHome(harness()))
    assert.isTrue(harness().wallet.grantsAccess())
    assert.equal(harness().wallet.connectPrompts(), 1)
  })
  it('is ConnectionRejected when the visitor declines [S8-09]', async () => {
    harness().wallet.answersWith('reject')
    assert.deepEqual(await leftOf(harness().connector.connect), { _tag: 'ConnectionRejected' })
    assert.isFalse(harness().wallet.grantsAccess())
  })
  it('can be retried after a rejection', async () => {
    harness().wallet.answersWith('reject')
    await leftOf(harness().connector.connect)
    harness().wallet.answersWith('approve')
    assert.deepEqual(await rightOf(harness().connector.connect), atHome(harness()))
  })
  if (kind === 'InPage') {
    it('is RequestPending when the wallet already shows a request', async () => {
      harness().wallet.answersWith('sayPending')
      assert.deepEqual(await leftOf(harness().connector.connect), { _tag: 'RequestPending' })
    })
  }
  it('is FailedToConnect when the wallet fails for its own reason [S8-11]', async () => {
    harness().wallet.answersWith('fail')
    const error = await leftOf(harness().connector.connect)
    assert.equal(error._tag, 'FailedToConnect')
  })
  it('is WalletMisbehaved when the answer is malformed', async () => {
    harness().wallet.answersWith('answerGarbage')
    assert.equal((await leftOf(harness().connector.connect))._tag, 'WalletMisbehaved')
  })
  it('waits five minutes for a silent wallet, and no longer', async () => {
    harness().wallet.answersWith('staySilent')
    let settled = false
    const ending = leftOf(harness().connector.connect).finally(() => (settled = true))
    await harness().advance(FIVE_MINUTES_MS - 1)
    assert.isFalse(settled)
    await harness().advance(1)
    assert.deepEqual(await ending, { _tag: 'WalletTimedOut', afterMs: FIVE_MINUTES_MS })
  })
  it('waits minutes for a visitor to decide', async () => {
    harness().wallet.answersWith('approve', 4 * 60_000)
    const ending = rightOf(harness().connector.connect)
    await harness().advance(4 * 60_000)
    assert.deepEqual(await ending, atHome(harness()))
  })
  it('ignores an approval after the deadline', async () => {
    harness().wallet.answersWith('approve', FIVE_MINUTES_MS + 1_000)
    const ending = leftOf(harness().connector.connect)
    await harness().advance(FIVE_MINUTES_MS)
    await ending
    await harness().advance(2_000)
    assert.deepEqual(await leftOf(harness().connector.request(harness().signing)), { _tag: 'NotConnected' })
  })
  it('uses the first connection of a wallet that answers twice', async () => {
    harness().wallet.answersWith('approveTwice')
    assert.deepEqual(await rightOf(harness().connector.connect), atHome(harness()))
    const { heard, stop } = listen(harness().connector)
    await harness().advance(1_000)
    stop()
    assert.deepEqual(heard, [])
  })
  it('uses the account that the wallet switched to during the prompt', async () => {
    harness().wallet.answersWith('approve', 1_000)
    const ending = rightOf(harness().connector.connect)
    await harness().advance(500)
    await harness().wallet.movesToAccount(harness().accounts[1])
    await harness().advance(500)
    assert.deepEqual((await ending).accounts, [harness().accounts[1]])
  })
  it('uses the chain that the wallet switched to during the prompt', async () => {
    harness().wallet.answersWith('approve', 1_000)
    const ending = rightOf(harness().connector.connect)
    await harness().advance(500)
    await harness().wallet.movesToChain(harness().chains[1])
    await harness().advance(500)
    assert.equal((await ending).caipNetworkId, harness().chains[1])
  })
  it('returns the same connection when there is already a grant', async () => {
    await rightOf(harness().connector.connect)
    assert.deepEqual(await rightOf(harness().connector.connect), atHome(harness()))
  })
  for (const answer of ['approve', 'reject', 'answerGarbage', 'staySilent'] as const) {
    it(`leaves no listener when the wallet's behaviour is ${answer}`, async () => {
      harness().wallet.answersWith(answer)
      const ending = harness().connector.connect()
      await harness().advance(FIVE_MINUTES_MS)
      await ending
      assert.equal(harness().wallet.listeners(), 0)
    })
  }
}
