import { assert } from 'chai'
import { Subject } from 'rxjs'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { FIVE_MINUTES_MS } from './FIVE_MINUTES_MS.js'
import { listen } from './listen.js'
import type { WalletHarness } from './WalletHarness.js'

export const requestCases = (harness: () => WalletHarness): void => {
  it('passes the request on unchanged and returns the answer', async () => {
    await rightOf(harness().connector.connect)
    assert.deepEqual(await rightOf(harness().connector.request(harness().signing)), harness().signature)
    assert.deepEqual(harness().wallet.requests(), [harness().signing])
  })
  it('passes a batch of calls on as a whole, for one approval', async () => {
    await rightOf(harness().connector.connect)
    assert.deepEqual(await rightOf(harness().connector.request(harness().batch.question)), harness().batch.answer)
    assert.deepEqual(harness().wallet.requests(), [harness().batch.question])
  })
  it('is NotConnected, without asking the wallet, before a connection', async () => {
    assert.deepEqual(await leftOf(harness().connector.request(harness().signing)), { _tag: 'NotConnected' })
    assert.deepEqual(harness().wallet.requests(), [])
  })
  it("is RequestRejected, with the wallet's own text, when the visitor declines", async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('reject')
    const error = await leftOf(harness().connector.request(harness().signing))
    if (error._tag !== 'RequestRejected') assert.fail(error._tag)
    assert.match(error.message ?? '', /^User rejected/)
    assert.isDefined(error.cause)
  })
  it('is RequestFailed with code and text when the wallet fails', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('fail')
    const error = await leftOf(harness().connector.request(harness().signing))
    if (error._tag !== 'RequestFailed') assert.fail(error._tag)
    assert.deepEqual([error.code, error.message], [-32603, harness().brokenWords ?? 'wallet is broken'])
  })
  it('waits five minutes for a silent wallet', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('staySilent')
    const ending = leftOf(harness().connector.request(harness().signing))
    await harness().advance(FIVE_MINUTES_MS)
    assert.deepEqual(await ending, { _tag: 'RequestTimedOut', afterMs: FIVE_MINUTES_MS })
  })
  it('is ConnectionChanged when the wallet revokes its grant meanwhile', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('staySilent')
    const ending = leftOf(harness().connector.request(harness().signing))
    await harness().advance(100)
    await harness().wallet.withdrawsAccess()
    await harness().advance(1_000)
    assert.deepEqual(await ending, { _tag: 'ConnectionChanged' })
  })
  it('is ConnectionChanged when the wallet switches accounts meanwhile [U-41]', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('approve', 60_000)
    const ending = leftOf(harness().connector.request(harness().signing))
    await harness().advance(100)
    await harness().wallet.movesToAccount(harness().accounts[1])
    await harness().advance(1_000)
    assert.deepEqual(await ending, { _tag: 'ConnectionChanged' })
  })
  it('accepts an answer that arrives together with the account change', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('approve', 200)
    const ending = rightOf(harness().connector.request(harness().signing))
    await harness().advance(190)
    await harness().wallet.movesToAccount(harness().accounts[1])
    await harness().advance(10)
    assert.deepEqual(await ending, harness().signature)
  })
  it('continues when the wallet switches chains meanwhile', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('approve', 10_000)
    const ending = rightOf(harness().connector.request(harness().signing))
    await harness().advance(100)
    await harness().wallet.movesToChain(harness().chains[1])
    await harness().advance(10_000)
    assert.deepEqual(await ending, harness().signature)
  })
  it('is ConnectionChanged when the page disconnects meanwhile, whatever the wallet answers', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('staySilent')
    const ending = leftOf(harness().connector.request(harness().signing))
    await harness().advance(100)
    const leaving = harness().connector.disconnect()
    await harness().advance(3_000)
    await leaving
    assert.deepEqual(await ending, { _tag: 'ConnectionChanged' })
  })
  it('is ConnectionChanged, at once, when the page aborts it meanwhile [U-41]', async () => {
    await rightOf(harness().connector.connect)
    harness().wallet.answersWith('staySilent')
    const abandoned = new Subject<void>()
    const ending = leftOf(harness().connector.request(harness().signing, abandoned))
    await harness().advance(100)
    abandoned.next()
    assert.deepEqual(await ending, { _tag: 'ConnectionChanged' })
    assert.equal(harness().wallet.listeners(), 0)
  })
  it('is bound to the account that the wallet had switched to before', async () => {
    await rightOf(harness().connector.connect)
    const { stop } = listen(harness().connector)
    await harness().wallet.movesToAccount(harness().accounts[1])
    harness().wallet.answersWith('approve', 10_000)
    const ending = rightOf(harness().connector.request(harness().signing))
    await harness().advance(100)
    await harness().wallet.repeatsItself()
    await harness().advance(10_000)
    stop()
    assert.deepEqual(await ending, harness().signature)
  })
  it('is NotConnected after the wallet revoked its grant', async () => {
    await rightOf(harness().connector.connect)
    const { stop } = listen(harness().connector)
    await harness().wallet.withdrawsAccess()
    stop()
    assert.deepEqual(await leftOf(harness().connector.request(harness().signing)), { _tag: 'NotConnected' })
  })
  it('leaves no listener', async () => {
    await rightOf(harness().connector.connect)
    await rightOf(harness().connector.request(harness().signing))
    assert.equal(harness().wallet.listeners(), 0)
  })
}
