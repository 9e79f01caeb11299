import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { atHome } from './atHome.js'
import type { WalletHarness } from './WalletHarness.js'

export const disconnectCases = (harness: () => WalletHarness): void => {
  it('revokes the grant in the wallet', async () => {
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
  it('succeeds for a wallet that is not connected', async () => {
    await rightOf(harness().connector.disconnect)
  })
  for (const answer of ['reject', 'fail', 'answerGarbage'] as const) {
    it(`ends, with a report if the wallet was not told, when the wallet's behaviour is ${answer} [S8-23]`, async () => {
      await rightOf(harness().connector.connect)
      harness().wallet.answersWith(answer)
      const ending = harness().connector.disconnect()
      await harness().advance(0)
      const outcome = await ending
      if (E.isLeft(outcome)) assert.equal(outcome.left._tag, 'FailedToDisconnect')
      assert.deepEqual(await leftOf(harness().connector.request(harness().signing)), { _tag: 'NotConnected' })
    })
  }
  it('ends within three seconds with a silent wallet, with a report if it could not be told [S8-23]', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('staySilent')
    const ending = harness().connector.disconnect()
    await harness().advance(3_000)
    const outcome = await ending
    if (E.isLeft(outcome)) assert.equal(outcome.left._tag, 'FailedToDisconnect')
  })
  it('lets the visitor connect again', async () => {
    await rightOf(harness().connector.connect)
    await rightOf(harness().connector.disconnect)
    assert.deepEqual(await rightOf(harness().connector.connect), atHome(harness()))
    assert.equal(harness().wallet.connectPrompts(), 2)
  })
}
