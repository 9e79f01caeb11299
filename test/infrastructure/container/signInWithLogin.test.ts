import { assert } from 'chai'
import { toChecksumAddress } from '../../../domain/account/addresses/checksum.js'
import { solana } from '../../../networks.js'
import { UNKNOWN_ACCOUNT } from '../../../domain/siwx/unknownAccount.js'
import { SITE_ACCOUNTS, SITE_SIGNATURE } from '../../fakes/fakeSecureSite.js'
import { inPage } from './setUpLogins.js'
import { makeSessions } from './setUpSignIn.js'
import { type LoginSignInWorld, setUpSignInWithLogin } from './setUpSignInWithLogin.js'

const ADDRESS = toChecksumAddress(SITE_ACCOUNTS.smartAccount)

describe('sign-in with a login', () => {
  inPage()
  let world: ReturnType<typeof setUpSignInWithLogin>
  const visit = (given?: LoginSignInWorld): void => {
    world = setUpSignInWithLogin(given)
  }
  afterEach(() => world.close())

  /** Logged in, with the message shown to the visitor, as with any wallet. */
  const isAskedAfterAll = async (): Promise<void> => {
    await world.is('Ready', 'NotPrepared')
    assert.isTrue(world.isConnected())
    assert.equal(world.viewOf(), 'SIWXSignMessage')
    assert.isEmpty(world.sessions.all())
  }

  it('is signed by the secure site for its known address, without a prompt [S1-07] [S4-13]', async () => {
    const connectedWhenAdded: boolean[] = []
    const sessions = makeSessions()
    const { addSession } = sessions.config
    visit({
      sessions,
      siwx: {
        getRequired: () => true,
        addSession: (session) => {
          connectedWhenAdded.push(world.isConnected())
          return addSession(session)
        },
      },
    })
    await world.enterCode()
    await world.is('SignedIn')
    await world.passes(() => world.viewOf() === 'Closed')
    const [asked] = world.askedToSign('GET_USER')
    assert.deepInclude(asked, { accountAddress: UNKNOWN_ACCOUNT, chainId: 'eip155:1', domain: 'app.example' })
    const [session] = sessions.all()
    assert.deepInclude(session?.data, { accountAddress: ADDRESS, nonce: 'nonce00000001' })
    assert.include(session?.message, `app.example wants you to sign in with your Ethereum account:\n${ADDRESS}\n`)
    assert.equal(session?.signature, SITE_SIGNATURE)
    assert.deepEqual(connectedWhenAdded, [false])
    assert.equal(sessions.made(), 1)
    assert.notInclude(world.views(), 'SIWXSignMessage')
    assert.notInclude(
      world.site.asked().map(([name]) => name),
      'RPC_REQUEST',
    )
  })

  it('comes with a social login, too [S1-04]', async () => {
    visit()
    await world.portico.open()
    world.portico.commands.loginBySocial('farcaster')
    await world.is('SignedIn')
    assert.notInclude(world.views(), 'SIWXSignMessage')
    assert.deepInclude(world.askedToSign('GET_USER')[0], { accountAddress: UNKNOWN_ACCOUNT })
  })

  it('needs no message when the visitor returns, with a session or without [U-15]', async () => {
    visit()
    const { sessions } = world
    await world.enterCode()
    await world.is('SignedIn')
    for (const left of [sessions.all(), []]) {
      sessions.elsewhere(left)
      world = world.reload()
      world.portico.preload()
      await world.is('SignedIn', 'Dismissed')
      assert.equal(world.portico.session.value._tag, left.length === 0 ? 'Dismissed' : 'SignedIn')
      assert.isTrue(world.isConnected())
    }
    assert.equal(sessions.made(), 1)
    assert.deepEqual(world.askedToSign('GET_USER').slice(1), [undefined, undefined])
  })

  it("rejects a frame's signature for another address or another text, and a missing or malformed one [S-16]", async () => {
    const other = `0x${'B2'.repeat(20)}`
    const user = { address: SITE_ACCOUNTS.smartAccount, chainId: 1 }
    visit()
    await world.enterCode()
    await world.is('SignedIn')
    world.close()
    const message = world.sessions.all()[0]?.message ?? ''
    const signature = SITE_SIGNATURE
    for (const said of [
      { ...user, message: message.replace(ADDRESS, toChecksumAddress(other)), signature },
      { ...user, address: other, message, signature },
      { ...user, chainId: 10, message, signature },
      { ...user, message: message.replace('app.example', 'evil.example'), signature },
      { ...user, message: '', signature },
      user,
    ]) {
      visit()
      world.site.treat('GET_USER', { _tag: 'Success', payload: { accounts: [], preferredAccountType: 'eoa', ...said } })
      await world.enterCode()
      await isAskedAfterAll()
      world.close()
    }
  })

  it('does not affect the login if the site returns no message, a wrong one, or none in time [S-16] [S8-06]', async () => {
    const [failing, foreign] = [makeSessions(), makeSessions()]
    failing.fail('createMessage')
    foreign.say({ domain: 'evil.example' })
    for (const sessions of [failing, foreign]) {
      visit({ sessions })
      await world.enterCode()
      await isAskedAfterAll()
      assert.deepEqual(world.askedToSign('GET_USER'), [undefined])
      world.close()
    }
    visit({ siwx: { createMessage: () => new Promise(() => undefined) } })
    await world.enterCode()
    await world.passes(() => world.portico.emailLogin.value._tag === 'Connecting')
    assert.isEmpty(world.askedToSign('GET_USER'))
    await world.passes(world.isConnected)
    assert.deepEqual(world.askedToSign('GET_USER'), [undefined])
  })

  it('shows grants beyond a sign-in, and the site’s own signature, before signing [S-18]', async () => {
    const granting = makeSessions()
    granting.say({ resources: ['https://app.example/terms'] })
    for (const given of [{ sessions: granting }, { siwx: { signMessage: async () => SITE_SIGNATURE } }]) {
      visit(given)
      await world.enterCode()
      await isAskedAfterAll()
      assert.deepEqual(world.askedToSign('GET_USER'), [undefined])
      world.close()
    }
  })

  it('is not attempted on Solana, where frames sign nothing with a login', async () => {
    visit({ options: { networks: [solana] } })
    await world.enterCode()
    await world.passes(() => world.portico.account('solana').value.status === 'connected')
    await world.is('Ready', 'NotPrepared')
    assert.deepEqual(world.askedToSign('GET_USER'), [undefined])
    assert.equal(world.sessions.made(), 1)
  })

  it('opens its view if the site rejects the session [S4-13]', async () => {
    const sessions = makeSessions()
    sessions.fail('addSession')
    visit({ sessions })
    await world.enterCode()
    await isAskedAfterAll()
    assert.include(sessions.calls, 'addSession')
  })

  describe('when the visitor leaves', () => {
    const open: (() => void)[] = []
    const isAsked = (): Promise<void> => world.passes(() => open.length > 0)
    const waits = (): Promise<void> => new Promise((resolve) => open.push(resolve))
    const goesOn = (): void => open.splice(0).forEach((resolve) => resolve())

    it('while the site makes the message, is not requested from the secure site', async () => {
      const sessions = makeSessions()
      const { createMessage } = sessions.config
      visit({ sessions, siwx: { createMessage: (account) => waits().then(() => createMessage(account)) } })
      await world.enterCode()
      await isAsked()
      world.portico.close()
      goesOn()
      await world.passes(() => sessions.made() === 1)
      await world.advance(20_000)
      assert.isEmpty(world.askedToSign('GET_USER'))
      assert.isFalse(world.isConnected())
    })

    it('while the site verifies the signature, makes no session', async () => {
      const sessions = makeSessions()
      const { addSession } = sessions.config
      visit({ sessions, siwx: { addSession: (session) => waits().then(() => addSession(session)) } })
      await world.enterCode()
      await isAsked()
      world.portico.close()
      goesOn()
      await world.passes(() => sessions.calls.includes('revokeSession'))
      assert.include(sessions.calls, 'addSession')
      assert.isEmpty(sessions.all())
      assert.isFalse(world.isConnected())
      assert.isUndefined(world.wallet.session.loggedIn.value)
    })
  })
})
