import '../support/dom.js'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { SendState } from '../../../domain/send/sendState.js'
import { aSend, aSendApi, FRIEND } from '../support/aSend.js'
import { drawView } from '../support/draw.js'

/** The text of the preview for this many units of a token with these decimals. */
const wordsOf = async (units: bigint, decimals: number): Promise<string> => {
  await drawView({ name: 'WalletSendPreview' }, (portico) => {
    const { value } = aSend(portico, { isSent: true }).state
    if (value._tag !== 'Ready' || value.step._tag !== 'Sent') return assert.fail(value._tag)
    const { order, receiver, name, feePayer, lookalikeOf } = value.step
    const asset = { ...order.asset, id: FRIEND, contract: FRIEND, symbol: 'YOCTO', decimals }
    const prepared = { ...value.step.prepared, units, arrives: units, remains: units, fee: units, expectedFee: units }
    const preview = { receiver, name, feePayer, lookalikeOf, prepared, order: { ...order, asset, units } }
    const step = { _tag: 'Prepared', hasChanged: false, mayBeSent: false, ...preview } as const
    portico.profile.features = { send: aSendApi(createStore<SendState>({ ...value, step })) }
  })
  return document.body.textContent
}

describe('the amount in the preview of a transfer', () => {
  for (const decimals of [2, 20, 21, 24, 100, 101, 255])
    it(`has all its digits, with ${decimals} decimals: nothing signed is rounded [U-101]`, async () => {
      assert.include(await wordsOf(10n ** BigInt(decimals) - 1n, decimals), `0.${'9'.repeat(decimals)} YOCTO`)
    })

  it('has all integer digits, as do fee and rest, however many: nothing is compact [U-101]', async () => {
    const words = await wordsOf(1234567n * 10n ** 57n + 1n, 6)
    const whole = `1,234,567${',000'.repeat(17)}.000001`
    assert.include(words, `You send${whole} YOCTO`)
    assert.include(words, `You keep at least${whole} YOCTO`)
    assert.include(words, `1,234,567${',000'.repeat(13)}.000000000000000001 ETH`)
  })
})
