import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { SignInAhead } from '../../../application/login/completeLogin.js'
import { makeEmailLoginFeature } from '../../../application/login/emailLoginFeature.js'
import { makeSocialLoginFeature } from '../../../application/login/socialLoginFeature.js'
import type { SiwxMessage } from '../../../application/ports/embeddedWallet.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import { aMessage } from '../../domain/siwx/someMessages.js'
import { fakePopups } from '../../fakes/fakePopups.js'
import { aUser } from '../../support/aUser.js'
import { turn } from '../../support/turn.js'
import { setUpLogin } from './setUpLogin.js'

const ANA = 'ana@example.org'
const MESSAGE: SiwxMessage = { ...aMessage(), serializedMessage: 'text' }

/** A page whose site has sessions, with delays set by a test. */
const setUp = (connected?: E.Either<ConnectError, never>) => {
  const base = setUpLogin(connected)
  const done: string[] = []
  let [goOn, keepIt] = [() => undefined as void, () => undefined as void]
  const ahead: SignInAhead = {
    siwxMessage: MESSAGE,
    keep: ({ address }) => {
      done.push(`keep ${address}`)
      return { done: new Promise((resolve) => (keepIt = resolve)), undo: () => void done.push('undo') }
    },
  }
  const deps = {
    ...base,
    signAhead: (chainId: string): Promise<SignInAhead> => {
      done.push(`message for ${chainId}`)
      return new Promise((resolve) => (goOn = () => resolve(ahead)))
    },
  }
  return {
    ...deps,
    done,
    makesMessage: (): Promise<void> => {
      goOn()
      return turn()
    },
    keepsSession: (): Promise<void> => {
      keepIt()
      return turn()
    },
    email: makeEmailLoginFeature(deps),
    social: makeSocialLoginFeature(deps),
  }
}

/** Logs in by e-mail, until the site makes the message. */
const logIn = async ({ email, wallet }: ReturnType<typeof setUp>): Promise<void> => {
  email.begin(ANA)
  await wallet.answer('start', 'Connect')
}

describe('a login to a site with sessions', () => {
  it('gets the message signed with the user request, and connects once the session is stored [S1-07]', async () => {
    const world = setUp()
    const { wallet, done, adopted, grant, names } = world
    await logIn(world)
    assert.deepEqual(done, ['message for eip155:1'])
    assert.notInclude(names(), 'fetchUser')
    await world.makesMessage()
    assert.deepEqual(wallet.asked.at(-1), ['fetchUser', { chainId: 'eip155:1', siwxMessage: MESSAGE }])
    await wallet.answer('fetchUser', aUser())
    assert.deepEqual(done.slice(1), [`keep ${aUser().address}`])
    assert.isEmpty(adopted)
    await world.keepsSession()
    assert.deepEqual(adopted, [grant])
    assert.notInclude(done, 'undo')
  })

  it('does so with the result of a provider [S1-04]', async () => {
    const { social, wallet, makesMessage, keepsSession, adopted, grant } = setUp()
    const popups = fakePopups()
    social.begin('google', popups.openPopup())
    await wallet.answer('redirectUri', 'https://provider.example/consent')
    popups.last().says({ _tag: 'Result', uri: 'https://secure.example/consented' })
    await makesMessage()
    const options = { chainId: 'eip155:1', siwxMessage: MESSAGE }
    assert.deepEqual(wallet.asked.at(-1), ['connectSocial', 'https://secure.example/consented', options])
    await wallet.answer('connectSocial', aUser())
    await keepsSession()
    assert.deepEqual(adopted, [grant])
  })

  it('does not ask the secure site if left while the message is made', async () => {
    const world = setUp()
    await logIn(world)
    world.email.cancel()
    await world.makesMessage()
    assert.notInclude(world.names(), 'fetchUser')
    assert.include(world.names(), 'signOut')
  })

  it('ends the session if left before it connects, or if it cannot', async () => {
    const left = setUp()
    const failed = setUp(E.left({ _tag: 'ConnectionRejected' }))
    for (const world of [left, failed]) {
      await logIn(world)
      await world.makesMessage()
      await world.wallet.answer('fetchUser', aUser())
    }
    left.email.cancel()
    await failed.keepsSession()
    await left.keepsSession()
    for (const { done, adopted } of [left, failed]) {
      assert.equal(done.at(-1), 'undo')
      assert.isEmpty(adopted)
    }
  })
})
