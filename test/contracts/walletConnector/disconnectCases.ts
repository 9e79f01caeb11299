import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { atHome } from './atHome.js'
import type { WalletHarness } from './WalletHarness.js'

export const disconnectCases = (harness: () => WalletHarness): void => {
  it('gives access back to the wallet', async () => {
    await rightOf(harness().connector.connect)
    await rightOf(harness().connector.disconnect)
    await harness().advance(0)
    assert.isFalse(harness().wallet.grantsAccess())
  })
  it('makes later requests NotConnected', async () => {
    await rightOf(harness().connector.connect)
    await rightOf(harness().connector.disconnect)
    assert.deepEqual(await leftOf(harness().connector.request(harness().signing)), { _tag: 'NotConnected' })
  })
  it('does not mind a wallet that is not connected', async () => {
    await rightOf(harness().connector.disconnect)
  })
  for (const answer of ['reject', 'fail', 'answerGarbage', 'staySilent'] as const) {
    it(`succeeds within three seconds when the wallet's way is to ${answer}`, async () => {
      await rightOf(harness().connector.connect)
      harness().wallet.answersWith(answer)
      const ending = rightOf(harness().connector.disconnect)
      await harness().advance(3_000)
      await ending
    })
  }
  it('lets the visitor connect again', async () => {
    await rightOf(harness().connector.connect)
    await rightOf(harness().connector.disconnect)
    assert.deepEqual(await rightOf(harness().connector.connect), atHome(harness()))
    assert.equal(harness().wallet.connectPrompts(), 2)
  })
}
