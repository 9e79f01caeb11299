import { assert } from 'chai'
import { inBrowser, onPhone, personalSign, porticoErrorOf } from './setUpFamilies.js'

const SIGNED = `0x${'ab'.repeat(65)}`
const HASH = `0x${'cd'.repeat(32)}`
const PAYMENT = { method: 'eth_sendTransaction', params: [{ to: `0x${'ef'.repeat(20)}`, value: '0x1' }] }

/** What wallets return instead of throwing an error when the visitor rejects or they fail; from public reports. */
const ANSWERS: readonly (readonly [what: string, answer: unknown, ofSignature: string, ofPayment: string])[] = [
  ['null (rainbow#5504)', null, 'REJECTED', 'OUTCOME-UNKNOWN'],
  ['null as a text (viem#1893)', 'null', 'REJECTED', 'OUTCOME-UNKNOWN'],
  ['nothing', undefined, 'REJECTED', 'OUTCOME-UNKNOWN'],
  ['false', false, 'REJECTED', 'OUTCOME-UNKNOWN'],
  ['an empty text', '', 'REJECTED', 'OUTCOME-UNKNOWN'],
  ['that it was not approved (stargazer#163)', { approved: false, result: false }, 'REJECTED', 'REJECTED'],
  ['an envelope with a refusal', { error: { code: 4001, message: 'No.' } }, 'REJECTED', 'REJECTED'],
  ['a refusal', { code: 4001, message: 'No.' }, 'REJECTED', 'REJECTED'],
  ['a refusal as a text', 'User rejected the request.', 'REJECTED', 'REJECTED'],
  ['a refusal in a message', { success: false, message: 'User cancelled' }, 'REJECTED', 'REJECTED'],
  ['an error', new Error('broken'), 'FAILED', 'FAILED'],
]

for (const [family, setUp, grants] of [
  ['a browser wallet', inBrowser, ['personal_sign', 'eth_sendTransaction', 'wallet_watchAsset']],
  ['a paired phone', onPhone, ['personal_sign']],
] as const)
  describe(`an error returned as an answer by ${family}`, () => {
    for (const [what, answer, ofSignature, ofPayment] of ANSWERS)
      it(`is no success, if it is ${what} [U-41] [U-88]`, async () => {
        const { portico, connectorId, fake } = setUp()
        await portico.connect(connectorId)
        for (const [request, code] of [
          [personalSign, ofSignature],
          [PAYMENT, ofPayment],
        ] as const) {
          if (!grants.some((method) => method === request.method)) continue
          fake.answer(request.method, () => answer)
          const error = await porticoErrorOf(portico.request(request, 'eip155'))
          assert.equal(error.code, `PTC-REQUEST-${code}`, request.method)
          if (request === PAYMENT && code !== 'REJECTED') assert.isFalse(error.retryable)
        }
        portico.destroy()
      })

    it('is told apart from a signature, a transaction hash, and the answer to another method', async () => {
      const { portico, connectorId, fake } = setUp()
      await portico.connect(connectorId)
      for (const [request, answer] of [
        [personalSign, SIGNED],
        [PAYMENT, HASH],
        [PAYMENT, { jsonrpc: '2.0', id: 1, error: null, result: HASH }],
        [personalSign, { code: 0, data: SIGNED }],
        [{ method: 'wallet_watchAsset', params: {} }, false],
      ] as const) {
        if (!grants.some((method) => method === request.method)) continue
        fake.answer(request.method, () => answer)
        assert.equal(await portico.request(request, 'eip155'), answer)
      }
      portico.destroy()
    })
  })

describe('an answer to a payment', () => {
  for (const [what, answer] of [
    ['an empty object', {}],
    ['an empty list', []],
    ['no number', NaN],
    ['0x', '0x'],
    ['a yes', true],
    ['words', 'Transaction submitted'],
  ] as const)
    it(`leaves the outcome unknown, if it is ${what} and no hash [U-41]`, async () => {
      const { portico, connectorId, fake } = inBrowser()
      await portico.connect(connectorId)
      fake.answer('eth_sendTransaction', () => answer)
      const error = await porticoErrorOf(portico.request(PAYMENT, 'eip155'))
      assert.deepEqual([error.code, error.retryable], ['PTC-REQUEST-OUTCOME-UNKNOWN', false])
      portico.destroy()
    })
})

describe('an answer to a connection request', () => {
  for (const [what, answer, code] of [
    ['a refusal', { code: 4001, message: 'No.' }, 'REJECTED'],
    ['an envelope with a refusal', { error: { code: 4001 } }, 'REJECTED'],
    ['a refusal as a text', 'User rejected the request.', 'REJECTED'],
    ['an error that is one', new Error('User denied account authorization'), 'REJECTED'],
    ['that another request is shown', { error: { code: -32002 } }, 'PENDING'],
    ['an error of any other kind', { error: { code: -32603, message: 'broken' } }, 'MALFORMED'],
  ] as const)
    it(`is ${code}, if it is ${what} [S8-09]`, async () => {
      const { portico, connectorId, fake } = inBrowser()
      fake.answer('eth_requestAccounts', () => answer)
      assert.equal((await porticoErrorOf(portico.connect(connectorId))).code, `PTC-CONNECT-${code}`)
      portico.destroy()
    })
})
