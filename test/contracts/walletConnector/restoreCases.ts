import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { atHome } from './atHome.js'
import type { WalletHarness } from './WalletHarness.js'

export const restoreCases = (harness: () => WalletHarness, kind: 'InPage' | 'Remote'): void => {
  it('finds an existing grant, without a prompt [U-28]', async () => {
    harness().wallet.remembersPage()
    assert.deepEqual(await rightOf(harness().connector.restore), atHome(harness()))
    assert.equal(harness().wallet.connectPrompts(), 0)
  })
  it('finds nothing, without a prompt, when there is no grant', async () => {
    assert.isUndefined(await rightOf(harness().connector.restore))
    assert.equal(harness().wallet.connectPrompts(), 0)
  })
  if (kind === 'InPage') {
    it('gives a silent wallet three seconds [U-30]', async () => {
      harness().wallet.remembersPage()
      harness().wallet.answersWith('staySilent')
      const ending = leftOf(harness().connector.restore)
      await harness().advance(3_000)
      assert.deepEqual(await ending, { _tag: 'WalletTimedOut', afterMs: 3_000 })
    })
    it('is WalletMisbehaved when the answer is malformed', async () => {
      harness().wallet.remembersPage()
      harness().wallet.answersWith('answerGarbage')
      assert.equal((await leftOf(harness().connector.restore))._tag, 'WalletMisbehaved')
    })
  }
  it('finds nothing after the visitor disconnected [U-29]', async () => {
    await rightOf(harness().connector.connect)
    await rightOf(harness().connector.disconnect)
    assert.isUndefined(await rightOf(harness().connector.restore))
  })
  it('makes the wallet usable', async () => {
    harness().wallet.remembersPage()
    await rightOf(harness().connector.restore)
    assert.deepEqual(await rightOf(harness().connector.request(harness().signing)), harness().signature)
  })
}
