import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { SignInSession } from '../../../domain/siwx/session.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { turn } from '../../support/turn.js'
import { failureOf } from './setUpSend.js'
import { ADDRESS, makeSessions, setUpSignIn, type SignInWorld } from './setUpSignIn.js'

const OTHER = `0x${'b2'.repeat(20)}`
const SIGNED_OUT: readonly SignInSession[] = []

describe('sign-in during other events', () => {
  let world = setUpSignIn()
  world.portico.destroy()
  const visit = async (given: SignInWorld = {}, required = true): Promise<void> => {
    world = setUpSignIn({ siwx: { getRequired: () => required }, ...given })
    await world.portico.connect('a')
  }
  const sign = async (): Promise<void> => {
    await world.is('Ready')
    ;(await world.siwx()).sign()
    await world.is('SignedIn')
  }
  /** A signed-in session of an account, made elsewhere. */
  const aSession = async (): Promise<SignInSession> => {
    await visit()
    await sign()
    const [session] = world.sessions.all()
    world.portico.destroy()
    return session ?? assert.fail('nobody signed in')
  }
  const told = (): unknown => {
    const { value } = world.portico.session
    return 'session' in value ? value.session.data.accountAddress : value._tag
  }
  afterEach(() => world.portico.destroy())

  it('rejects, and opens no view to connect, if the wallet is on a network that the site does not use [S8-27]', async () => {
    await visit({ chainId: 'eip155:5' })
    assert.match(String(await failureOf(world.portico.signIn())), /^PTC-CHAIN-UNSUPPORTED/)
    assert.notEqual(world.viewOf(), 'Connect')
  })

  it('gives no account the session that another tab made for the previous account [U-97]', async () => {
    const session = await aSession()
    await visit()
    await world.is('Ready')
    const release = world.sessions.hold('getSessions')
    world.sessions.elsewhere([session])
    await world.wallet.movesToAccount(OTHER)
    await world.is('Checking')
    release()
    await world.is('Ready', 'SignedIn')
    assert.equal(told(), 'Ready')
  })

  it('reports the session that another tab made in place of the old one', async () => {
    await visit()
    await sign()
    const [session] = world.sessions.all()
    assert.isDefined(session)
    world.sessions.elsewhere([{ ...session, signature: '0xanother' }])
    await world.passes(() => {
      const { value } = world.portico.session
      return value._tag === 'SignedIn' && value.session.signature === '0xanother'
    })
  })

  it('ends if another tab signed in while the wallet was asked, whatever the wallet then answers [S4-13]', async () => {
    const session = await aSession()
    await visit()
    await world.is('Ready')
    const release = new Promise<void>((resolve) => {
      world.walletAnswers(async () => {
        world.sessions.elsewhere([session])
        await turn()
        resolve()
        return E.left({ _tag: 'RequestRejected' })
      })
    })
    ;(await world.siwx()).sign()
    await release
    await world.is('SignedIn')
    assert.equal(world.viewOf(), 'Closed')
  })

  it('leaves no session if the visitor disconnects while one is made or searched for', async () => {
    await visit()
    await world.is('Ready')
    const verified = world.sessions.hold('addSession')
    ;(await world.siwx()).sign()
    await world.is('Verifying')
    await world.portico.disconnect()
    verified()
    await world.passes(() => world.sessions.calls.includes('setSessions'))
    assert.isEmpty(world.sessions.all())
    world.portico.destroy()

    const [sessions, session] = [makeSessions(), await aSession()]
    sessions.elsewhere([session])
    const found = sessions.hold('getSessions')
    await visit({ sessions })
    await world.is('Checking')
    await world.portico.disconnect()
    found()
    await world.passes(() => sessions.calls.includes('setSessions'))
    assert.deepEqual(sessions.all(), SIGNED_OUT)
  })

  it('keeps the sessions of a visitor who is disconnected because they cannot be read [S8-07]', async () => {
    const [sessions, session] = [makeSessions(), await aSession()]
    sessions.elsewhere([session])
    sessions.fail('getSessions')
    await visit({ sessions })
    await world.passes(() => world.viewOf() === 'Connect')
    await turn()
    assert.deepEqual(sessions.all(), [session])
  })

  it('ends by sign-out for the account that signed out, and not for the one that replaced it', async () => {
    await visit({}, false)
    await sign()
    await world.wallet.movesToAccount(OTHER)
    await sign()
    await world.wallet.movesToAccount(ADDRESS.toLowerCase())
    await world.is('SignedIn')
    const release = world.sessions.hold('revokeSession')
    const signedOut = (await world.siwx()).signOut()
    await world.wallet.movesToAccount(OTHER)
    await world.is('SignedIn')
    release()
    await signedOut
    assert.equal(String(told()).toLowerCase(), OTHER)
  })

  it("continues if the wallet's answer throws when it is read [S4-15] [S8-06]", async () => {
    await visit()
    await world.is('Ready')
    const has = (): never => {
      throw new Error('a hostile answer')
    }
    world.walletAnswers(TE.right(new Proxy({}, { has })))
    ;(await world.siwx()).sign()
    await world.passes(() => world.portico.snackbar.value._tag === 'Shown')
    world.walletAnswers(TE.right('0x5e'))
    await sign()
  })

  it('that is required is repeated behind a view that the site opened over it, and on request [S4-17] [U-99]', async () => {
    await visit()
    await world.is('Ready')
    await world.portico.open({ view: 'Account' })
    assert.equal(world.viewOf(), 'Account')
    world.portico.close()
    assert.equal(world.viewOf(), 'SIWXSignMessage')
    await world.portico.open({ view: 'Networks' })
    const asked = world.portico.signIn()
    await world.passes(() => world.viewOf() === 'SIWXSignMessage')
    await sign()
    assert.deepEqual(await asked, world.sessions.all()[0])
  })

  it('that is required and cancelled disconnects its own account, and no other [S4-16]', async () => {
    await visit()
    await world.is('Ready')
    const release = world.sessions.hold('getSessions')
    ;(await world.siwx()).cancel()
    await world.is('Cancelling')
    await world.wallet.movesToAccount(OTHER)
    await world.is('Checking')
    release()
    await world.is('Ready')
    assert.deepInclude(world.portico.account().value, { status: 'connected' })
  })

  it('that is required and cancelled disconnects a wallet that takes over a minute to switch back [S4-16]', async () => {
    await visit()
    await sign()
    await world.wallet.movesToChain('eip155:137')
    await world.is('Ready')
    world.wallet.answersSwitchWith('staySilent')
    ;(await world.siwx()).cancel()
    await world.passes(() => world.wallet.switchPrompts() > 0)
    await world.time.advance(60_000)
    await world.is('Nobody')
    assert.deepInclude(world.portico.account().value, { status: 'disconnected' })
  })

  it('can be requested for a wallet that is being restored, which is not asked by itself [U-99]', async () => {
    const store = fakeKeyValueStore()
    await visit({ store }, false)
    await world.is('Ready')
    world.portico.destroy()
    world = setUpSignIn({ store })
    world.wallet.remembersPage()
    const asked = world.portico.signIn()
    await sign()
    assert.deepEqual(await asked, world.sessions.all()[0])
    assert.equal(world.wallet.connectPrompts(), 0)
  })

  it('ends with the page, whatever the site returned as unsubscribe function', async () => {
    const throws = (): never => {
      throw new Error('no end')
    }
    for (const end of [undefined, 5, {}, Promise.resolve(), throws]) {
      const onChange: unknown = () => end
      await visit({ siwx: { onChange: onChange as () => () => void } })
      await world.is('Ready')
      assert.doesNotThrow(() => world.portico.destroy())
    }
  })
})
