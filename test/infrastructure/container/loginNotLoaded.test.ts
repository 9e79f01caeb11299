import { assert } from 'chai'
import { EMBEDDED_WALLET } from '../../../application/ports/tokens.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { inPage, setUpLogins } from './setUpLogins.js'

describe('a login whose part of the page does not arrive', () => {
  inPage()
  const WAYS = {
    rejects: () => Promise.reject(new TypeError('offline')),
    throws: () => {
      throw new TypeError('offline')
    },
  } as const
  /** Once, as where the line is gone for a moment. */
  const failingOnce = (fail: () => Promise<never>) => {
    let isFirst = true
    return setUpLogins({
      override: ({ value }) =>
        value(EMBEDDED_WALLET, () => {
          if (!isFirst) return Promise.resolve(fakeEmbeddedWallet())
          isFirst = false
          return fail()
        }),
    })
  }
  for (const [way, fail] of Object.entries(WAYS)) {
    it(`says so of an address, and goes on with the next press: it ${way} [S8-14]`, async () => {
      const { portico, passes } = failingOnce(fail)
      await portico.open()
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'Failed')
      assert.deepNestedInclude(portico.emailLogin.value, { email: SITE_EMAIL, 'error._tag': 'ChunkNotLoaded' })
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
      portico.destroy()
    })

    it(`says so of a social account, and goes on with the next press: it ${way} [S8-14]`, async () => {
      const { portico, passes } = failingOnce(fail)
      await portico.open()
      portico.commands.loginBySocial('farcaster')
      await passes(() => portico.socialLogin.value._tag === 'Failed')
      assert.deepNestedInclude(portico.socialLogin.value, { provider: 'farcaster', 'error._tag': 'ChunkNotLoaded' })
      assert.equal(portico.emailLogin.value._tag, 'Idle')
      portico.commands.loginBySocial('farcaster')
      await passes(() => Object.values(portico.connections.value).some(({ _tag }) => _tag === 'Connected'), 0)
      portico.destroy()
    })
  }
})
