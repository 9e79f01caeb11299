import { assert } from 'chai'
import { base } from '../../../networks.js'
import { FAILURES, REFUSALS } from '../../support/walletRefusals.js'
import { inBrowser, ofTheStandard, onPhone, type Page, personalSign, porticoErrorOf } from './setUpFamilies.js'
import { ACCOUNT, rejectionOf, setUpProvider } from './setUpProvider.js'

const FAMILIES: Readonly<Record<string, () => Page>> = {
  'a browser wallet': inBrowser,
  'a paired phone': onPhone,
  'a Solana wallet': () => ofTheStandard('solana'),
  'a Bitcoin wallet': () => ofTheStandard('bip122'),
}

for (const [family, setUp] of Object.entries(FAMILIES))
  describe(`a rejection by the visitor in ${family}`, () => {
    let page: Page
    before(async () => {
      page = setUp()
      await page.portico.connect(page.connectorId)
    })
    after(() => page.portico.destroy())
    const signingFails = (thrown: unknown): ReturnType<typeof porticoErrorOf> => {
      page.throws(thrown)
      return porticoErrorOf(page.portico.request(page.signing, page.namespace))
    }

    for (const [wallet, thrown] of REFUSALS)
      it(`is recognized by the error of ${wallet} [U-88]`, async () => {
        const { code, retryable, cause } = await signingFails(thrown)
        assert.deepEqual([code, retryable], ['PTC-REQUEST-REJECTED', true])
        assert.strictEqual(cause._tag === 'RequestRejected' && cause.cause, thrown)
      })

    for (const [what, thrown] of FAILURES)
      it(`is not assumed for ${what}, which may come after the visitor's approval [U-88]`, async () => {
        const { code, retryable } = await signingFails(thrown)
        assert.deepEqual([code, retryable], ['PTC-REQUEST-FAILED', false])
      })

    it('is not retryable by itself: only a busy or rate-limited wallet may be asked again', async () => {
      for (const code of [-32002, -32005, '-32005'])
        assert.isTrue((await signingFails({ code, message: 'later' })).retryable, String(code))
      for (const code of [undefined, 0, -32000, -32603, 4901])
        assert.isFalse((await signingFails({ code, message: 'broken' })).retryable, String(code))
    })
  })

describe('a rejection of a connection or a network switch', () => {
  for (const [wallet, thrown] of REFUSALS)
    it(`is recognized by the error of ${wallet}, and nothing else is asked [S8-09] [U-37]`, async () => {
      const { portico, fake } = setUpProvider()
      fake.answer('eth_requestAccounts', () => Promise.reject(thrown))
      assert.equal((await porticoErrorOf(portico.connect('heron'))).code, 'PTC-CONNECT-REJECTED')
      fake.answer('eth_requestAccounts', () => [ACCOUNT])
      await portico.connect('heron')
      fake.answer('wallet_switchEthereumChain', () => Promise.reject(thrown))
      assert.equal((await porticoErrorOf(portico.switchNetwork(base.caipNetworkId))).code, 'PTC-SWITCH-REJECTED')
      assert.equal(fake.calls.at(-1)?.method, 'wallet_switchEthereumChain')
      portico.destroy()
    })
})

describe('the error of a rejected request', () => {
  const refused = async (thrown: unknown): Promise<unknown> => {
    const { portico, provider, fake } = setUpProvider()
    await portico.connect('heron')
    fake.answer('personal_sign', () => Promise.reject(thrown))
    const error = await rejectionOf(provider.request(personalSign))
    portico.destroy()
    return error
  }

  it("has the wallet's own text and data, whatever code they came with", async () => {
    const data = { originalError: { code: 4001 } }
    const error = await refused({ code: -32603, message: 'The signature was refused.', data })
    assert.deepInclude(error, { code: 4001, message: 'The signature was refused.' })
    assert.strictEqual((error as { readonly data?: unknown }).data, data)
  })

  it('has our text and code if the wallet gave none', async () => {
    const data = { portico: 'PTC-REQUEST-REJECTED' }
    assert.deepInclude(await refused({ code: 4001 }), { code: 4001, message: 'The request was rejected', data })
  })
})
