import { assert } from 'chai'
import { EMBEDDED_WALLET, LOG } from '../../../application/ports/tokens.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import { type FakeEmbeddedWallet, fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { inPage, setUpLogins } from './setUpLogins.js'

describe('a login whose chunk fails to load', () => {
  inPage()
  const WAYS = {
    rejects: () => Promise.reject(new TypeError('offline')),
    throws: () => {
      throw new TypeError('offline')
    },
  } as const
  /** Fails once, as on a brief loss of connection. */
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
    it(`reports that for an e-mail address, and continues with the next press: it ${way} [S8-14]`, async () => {
      const { portico, passes } = failingOnce(fail)
      await portico.open()
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'Failed')
      assert.deepNestedInclude(portico.emailLogin.value, { email: SITE_EMAIL, 'error._tag': 'ChunkNotLoaded' })
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
      portico.destroy()
    })

    it(`reports that for a social account, and continues with the next press: it ${way} [S8-14]`, async () => {
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

describe('a code entered while the login chunk fails to load', () => {
  inPage()

  it('is kept in no state', async () => {
    const { portico, passes } = setUpLogins({
      override: ({ value }) => value(EMBEDDED_WALLET, () => Promise.reject(new TypeError('offline'))),
    })
    await portico.open()
    portico.commands.enterCode('012345')
    await passes(() => portico.emailLogin.value._tag === 'Failed')
    assert.notInclude(JSON.stringify(portico.emailLogin.value), '012345')
    portico.destroy()
  })
})

describe('a host wallet for logins that fails', () => {
  inPage()
  const throwing = (): never => {
    throw new TypeError('out of order')
  }
  /** The product over a wallet made from the fake, and its log lines. */
  const setUp = async (make: (fake: FakeEmbeddedWallet) => unknown) => {
    const log = fakeLog()
    const world = setUpLogins({
      override: ({ value }) => {
        value<unknown>(EMBEDDED_WALLET, async () => make(fakeEmbeddedWallet()))
        value(LOG, log)
      },
    })
    await world.portico.open()
    const said = (): readonly string[] =>
      log.lines.filter(({ level }) => level === 'error').map(({ message }) => message)
    return { ...world, said }
  }
  const email = (change: object) => (fake: FakeEmbeddedWallet) => ({ ...fake, email: { ...fake.email, ...change } })
  const OPENING = 'EmbeddedWallet of this page failed'
  const STARTING = 'EmbeddedWallet.email.start of this page failed'

  for (const [how, make, error, line] of [
    ['throws when it is opened', throwing, 'ChunkNotLoaded', OPENING],
    ['rejects', () => Promise.reject(new TypeError('offline')), 'ChunkNotLoaded', OPENING],
    ['is missing', () => undefined, 'ChunkNotLoaded', OPENING],
    ['is empty', () => ({}), 'FrameNotLoaded', STARTING],
    ['has a part that is empty', (fake) => ({ ...fake, email: null }), 'FrameNotLoaded', STARTING],
    ['has a member that is no function', email({ start: 1 }), 'FrameNotLoaded', STARTING],
    ['has a member that throws', email({ start: throwing }), 'FrameNotLoaded', STARTING],
    [
      'has a member that rejects',
      email({ start: () => () => Promise.reject(new Error()) }),
      'FrameNotLoaded',
      STARTING,
    ],
    ['has a member that answers nothing', email({ start: () => async () => undefined }), 'FrameNotLoaded', STARTING],
  ] as const satisfies readonly (readonly [
    string,
    (fake: FakeEmbeddedWallet) => unknown,
    LoginError['_tag'],
    string,
  ])[])
    it(`is an outage and a log line: it ${how} [design 3.3] [S8-37]`, async () => {
      const { portico, passes, said } = await setUp(make)
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'Failed')
      assert.deepNestedInclude(portico.emailLogin.value, { email: SITE_EMAIL, 'error._tag': error })
      assert.equal(said().filter((each) => each === line).length, 1, said().join())
      portico.destroy()
    })

  it('leaves everything else working: a code logs the visitor in despite a broken frame [design 3.3]', async () => {
    const { portico, logIn, said } = await setUp((fake) => ({
      ...fake,
      frame: {},
      session: { ...fake.session, signOut: throwing },
    }))
    await logIn()
    await portico.disconnect()
    assert.isUndefined(portico.account('eip155').value.user)
    assert.includeMembers(
      [...said()],
      ['EmbeddedWallet.frame.syncTheme of this page failed', 'EmbeddedWallet.session.signOut of this page failed'],
    )
    portico.destroy()
  })
})
