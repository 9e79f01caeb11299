import { assert } from 'chai'
import { toChecksumAddress } from '../../../domain/account/addresses/checksum.js'
import { UNKNOWN_ACCOUNT } from '../../../domain/siwx/unknownAccount.js'
import { SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import type { EmbeddedWorld } from './EmbeddedWorld.js'
import { namesOf } from './namesOf.js'
import { refuse } from './refuse.js'

const AT = { chainId: 'eip155:1' } as const

export const sessionCases = (world: () => EmbeddedWorld): void => {
  const logIn = () => rightOf(world().wallet.session.fetchUser(AT))
  it('starts logged out, without a request', async () => {
    assert.isFalse(await rightOf(world().wallet.session.isConnected))
    assert.isUndefined(world().wallet.session.loggedIn.value)
    assert.isEmpty(namesOf(world()))
  })
  it('returns the user with a smart account, and keeps both [S3-02] [S3-08] [S6-01]', async () => {
    const user = await logIn()
    assert.equal(world().wallet.session.loggedIn.value, user)
    assert.deepEqual(
      [user.address, user.caipNetworkId, user.email, user.preferredAccountType],
      [SITE_ACCOUNTS.smartAccount, 'eip155:1', SITE_EMAIL, 'smartAccount'],
    )
    assert.deepEqual(
      user.accounts.map(({ type }) => type),
      ['smartAccount', 'eoa'],
    )
    assert.isTrue(await rightOf(world().wallet.session.isConnected))
  })
  it("logs in by a social provider, with the user's name [S1-04] [S4-07]", async () => {
    assert.equal(await rightOf(world().wallet.social.redirectUri('google')), 'https://login.example/google')
    const user = await rightOf(world().wallet.social.connect('https://secure.example/?token=1', AT))
    assert.deepEqual([user.userName, world().wallet.session.loggedIn.value], ['ana', user])
  })
  it('returns what the user signs meanwhile to its requester only [S1-07]', async () => {
    const siwxMessage = {
      ...AT,
      accountAddress: UNKNOWN_ACCOUNT,
      domain: 'shop.example',
      uri: 'https://shop.example',
      version: '1',
      nonce: '0123456789',
      issuedAt: '2026-01-01T10:00:00.000Z',
      serializedMessage: `Sign in:\n${UNKNOWN_ACCOUNT}`,
    } as const
    const { session, social } = world().wallet
    const logins = [
      session.fetchUser({ ...AT, siwxMessage }),
      social.connect('https://secure.example/?token=1', { ...AT, siwxMessage }),
    ]
    for (const login of logins) {
      const { signedIn, address } = await rightOf(login)
      assert.equal(signedIn?.message, `Sign in:\n${toChecksumAddress(address)}`)
      assert.notProperty(session.loggedIn.value, 'signedIn')
    }
    assert.notProperty(await logIn(), 'signedIn')
  })
  it('logs in by Farcaster [S4-10]', async () => {
    assert.equal(await rightOf(world().wallet.social.farcasterUri), 'https://farcaster.example/code')
    assert.equal(await rightOf(world().wallet.social.connectFarcaster), 'ana')
  })
  it('returns an eoa on Solana [S6-01] [S6-04]', async () => {
    const user = await rightOf(world().wallet.session.fetchUser({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }))
    assert.deepEqual(
      [user.caipNetworkId, user.preferredAccountType],
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eoa'],
    )
  })
  it('is logged out if the site refuses', async () => {
    world().site.treat('GET_USER', refuse())
    await leftOf(world().wallet.session.fetchUser(AT))
    assert.isUndefined(world().wallet.session.loggedIn.value)
  })
  it('ends when the site reports that the earlier login is not valid', async () => {
    await logIn()
    world().site.treat('IS_CONNECTED', { _tag: 'Success', payload: { isConnected: false } })
    assert.isFalse(await rightOf(world().wallet.session.isConnected))
    assert.isUndefined(world().wallet.session.loggedIn.value)
  })
  it('ends locally and at the site when the visitor logs out', async () => {
    await logIn()
    await rightOf(world().wallet.session.signOut)
    assert.isUndefined(world().wallet.session.loggedIn.value)
    assert.isFalse(world().site.isLoggedIn())
    assert.isFalse(await rightOf(world().wallet.session.isConnected))
  })
  it('ends within 3 s if the site refuses, or is silent [S9-11]', async () => {
    for (const reply of [refuse(), { _tag: 'Silence' } as const]) {
      await logIn()
      world().site.treat('SIGN_OUT', reply)
      const ending = rightOf(world().wallet.session.signOut)
      assert.isUndefined(world().wallet.session.loggedIn.value)
      await world().advance(3_000)
      await ending
    }
  })
  it('is not started by a user who arrives after the logout', async () => {
    await logIn()
    world().site.treat('GET_USER', { _tag: 'Silence' })
    const arriving = leftOf(world().wallet.session.fetchUser(AT))
    const leaving = rightOf(world().wallet.session.signOut)
    await world().advance(3_000)
    await leaving
    assert.deepEqual(await arriving, { _tag: 'FrameRequestAborted' })
    assert.isUndefined(world().wallet.session.loggedIn.value)
  })
}
