import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { listen } from './listen.js'
import type { WalletHarness } from './WalletHarness.js'

/**
 * If each request names its chain, a switch needs no prompt: the page switches, as far as the account supports the
 * chain.
 */
export const pageMoveCases = (harness: () => WalletHarness): void => {
  const elsewhere = () => harness().chains[1]
  const move = () => harness().connector.switchNetwork(harness().destination)
  beforeEach(() => rightOf(harness().connector.connect))

  it('switches at once, reports it once, and shows no prompt [U-36] [U-37]', async () => {
    const { heard, stop } = listen(harness().connector)
    assert.equal(await rightOf(move()), elsewhere())
    assert.equal(await rightOf(move()), elsewhere())
    stop()
    assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: elsewhere() }])
    assert.equal(harness().wallet.switchPrompts(), 0)
  })
  it("makes the next connection start on the page's chain, and requests are still answered", async () => {
    const { stop } = listen(harness().connector)
    await rightOf(move())
    assert.deepEqual(await rightOf(harness().connector.request(harness().signing)), harness().signature)
    stop()
  })
  it('is SwitchNotSupported for a chain that the account does not support, and stays [U-37]', async () => {
    const { heard, stop } = listen(harness().connector)
    harness().wallet.doesNotKnow(elsewhere())
    assert.deepEqual(await leftOf(move()), { _tag: 'SwitchNotSupported' })
    stop()
    assert.deepEqual(heard, [])
  })
  it('follows an account that is valid on another chain only [U-36]', async () => {
    const { heard, stop } = listen(harness().connector)
    await harness().wallet.movesToChain(elsewhere())
    assert.equal(await rightOf(move()), elsewhere())
    stop()
    assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: elsewhere() }])
  })
  it('sends nothing without a connection', async () => {
    const leaving = rightOf(harness().connector.disconnect)
    await harness().advance(0)
    await leaving
    assert.deepEqual(await leftOf(move()), { _tag: 'SwitchAbandoned' })
  })
  it('leaves no listener', async () => {
    await rightOf(move())
    assert.equal(harness().wallet.listeners(), 0)
  })
}
