import { assert } from 'chai'
import { aMessage } from '../../domain/siwx/someMessages.js'
import { SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpWallet } from './setUpWallet.js'

const USED = 'embedded.used'

describe('a login', () => {
  const loggedIn = async () => {
    const setUp = setUpWallet()
    await setUp.load()
    await rightOf(setUp.wallet.email.start(SITE_EMAIL))
    await rightOf(setUp.wallet.email.enterCode('123456'))
    await rightOf(setUp.wallet.session.fetchUser({ chainId: 'eip155:1' }))
    await rightOf(setUp.wallet.account.prefer('eoa'))
    return setUp
  }
  const siwxMessage = { ...aMessage(), serializedMessage: 'text' }
  /** Fetches the user, and moves the wallet to another network before the answer. */
  const answeredLate = async (signed: object) => {
    const setUp = await loggedIn()
    const { wallet, site, advance, frame } = setUp
    site.treat('GET_USER', { _tag: 'Silence' })
    const asking = rightOf(wallet.session.fetchUser({ chainId: 'eip155:1', siwxMessage }))
    await advance(0)
    const question = frame.posted.at(-1)
    site.treat('GET_USER', undefined)
    await rightOf(wallet.account.switchTo('eip155:10'))
    frame.say({
      id: question?.id,
      type: '@w3m-frame/GET_USER_SUCCESS',
      payload: { address: SITE_ACCOUNTS.eoa, chainId: 1, ...signed },
    })
    return { ...setUp, answer: await asking }
  }
  const returning = () => {
    const setUp = setUpWallet()
    setUp.store.write(USED, 'true')
    return setUp
  }

  it('stores no e-mail address, code or account on this device [S3-08]', async () => {
    const { store } = await loggedIn()
    assert.deepEqual(
      ['embedded.used', 'embedded.accountType', 'embedded.mails', 'embedded.email', 'embedded.userName'].map(
        store.read,
      ),
      ['true', 'eoa', null, null, null],
    )
  })
  it('leaves nothing after logout', async () => {
    const { store, wallet } = await loggedIn()
    await rightOf(wallet.session.signOut)
    assert.deepEqual(['embedded.used', 'embedded.accountType'].map(store.read), [null, null])
  })
  it('is forgotten locally only when the login ended in another tab: a new frame is asked who is logged in [U-33]', async () => {
    const { wallet, site, load, store } = await loggedIn()
    wallet.session.forget()
    assert.isUndefined(wallet.session.loggedIn.value)
    const asking = rightOf(wallet.session.isConnected)
    await load()
    assert.isTrue(await asking)
    assert.isTrue(site.isLoggedIn())
    assert.equal(store.read('embedded.used'), 'true')
  })
  it('keeps the name of the social account on every network, and on return', async () => {
    for (const login of ['social', 'farcaster'] as const) {
      const { wallet, store, load } = setUpWallet()
      await load()
      if (login === 'social')
        await rightOf(wallet.social.connect('https://secure.example/?t=1', { chainId: 'eip155:1' }))
      else await rightOf(wallet.social.connectFarcaster)
      await rightOf(wallet.session.fetchUser({ chainId: 'eip155:1' }))
      await rightOf(wallet.account.switchTo('eip155:10'))
      assert.deepEqual([wallet.session.loggedIn.value?.userName, store.read('embedded.userName')], ['ana', 'ana'])
      await rightOf(wallet.session.signOut)
      assert.isNull(store.read('embedded.userName'))
    }
  })
  it('keeps a name that is an address only while the page lives', async () => {
    const { wallet, site, store, load } = setUpWallet()
    await load()
    site.treat('CONNECT_FARCASTER', { _tag: 'Success', payload: { userName: SITE_EMAIL } })
    await rightOf(wallet.social.connectFarcaster)
    assert.equal((await rightOf(wallet.session.fetchUser({ chainId: 'eip155:1' }))).userName, SITE_EMAIL)
    assert.isNull(store.read('embedded.userName'))
  })
  it('has no name from an abandoned social login', async () => {
    const { wallet, load } = setUpWallet()
    await load()
    await rightOf(wallet.social.connectFarcaster)
    await rightOf(wallet.email.start(SITE_EMAIL))
    assert.isUndefined((await rightOf(wallet.session.fetchUser({ chainId: 'eip155:1' }))).userName)
  })
  it('is checked on return, before any user is fetched', async () => {
    const { wallet, site, advance } = returning()
    site.logIn()
    const asking = rightOf(wallet.session.isConnected)
    await advance(500)
    assert.isTrue(await asking)
    assert.notInclude(
      site.asked().map(([name]) => name),
      'GET_USER',
    )
  })
  for (const [what, reply] of [
    ['that the login does not stand', { _tag: 'Success', payload: { isConnected: false } }],
    ['no', { _tag: 'Error', message: 'no session' }],
  ] as const) {
    it(`is forgotten when the site answers ${what}`, async () => {
      const { wallet, site, store, advance } = returning()
      site.treat('IS_CONNECTED', reply)
      const asking = wallet.session.isConnected()
      await advance(500)
      await asking
      assert.isNull(store.read(USED))
    })
  }
  it('is kept when the site could not be asked [U-15]', async () => {
    const { wallet, frame, store } = returning()
    frame.loads('blocked')
    assert.deepEqual(await leftOf(wallet.session.isConnected), { _tag: 'FrameNotLoaded' })
    assert.equal(store.read(USED), 'true')
  })
  it('is logged out at the site even if nothing was loaded yet, without waiting for it [S9-11]', async () => {
    const { wallet, site, frame, advance } = returning()
    frame.loads('soon', 4_000)
    const leaving = rightOf(wallet.session.signOut)
    await advance(3_000)
    await leaving
    await advance(1_500)
    assert.include(
      site.asked().map(([name]) => name),
      'SIGN_OUT',
    )
  })
  it('is fetched again when the wallet moved meanwhile, so that no outdated answer is used', async () => {
    const { wallet, answer } = await answeredLate({})
    assert.equal(answer.caipNetworkId, 'eip155:10')
    assert.equal(wallet.session.loggedIn.value?.caipNetworkId, 'eip155:10')
  })
  it('returns a complete signed sign-in to the caller, and stores it nowhere [S1-07]', async () => {
    const { wallet, site } = await loggedIn()
    const user = { address: SITE_ACCOUNTS.eoa, chainId: 1 }
    const options = { chainId: 'eip155:1' as const, siwxMessage }
    const signed = { message: 'm', signature: 's' }
    site.treat('GET_USER', { _tag: 'Success', payload: { ...user, ...signed } })
    assert.deepEqual((await rightOf(wallet.session.fetchUser(options))).signedIn, signed)
    assert.deepInclude(site.asked().at(-1)?.[1] as object, { siwxMessage })
    assert.notProperty(wallet.session.loggedIn.value, 'signedIn')
    for (const part of [
      { message: 'm' },
      { signature: 's' },
      { ...signed, message: 5 },
      { ...signed, signature: {} },
    ]) {
      site.treat('GET_USER', { _tag: 'Success', payload: { ...user, ...part } })
      assert.notProperty(await rightOf(wallet.session.fetchUser(options)), 'signedIn')
    }
  })
  it('signs nothing for a network that the wallet has left meanwhile', async () => {
    const { site, answer } = await answeredLate({ message: 'text', signature: 's' })
    assert.notProperty(answer, 'signedIn')
    assert.notProperty(site.asked().at(-1)?.[1], 'siwxMessage')
  })
  it('keeps the valid fields of an answer, and drops the rest', async () => {
    const { wallet, site } = await loggedIn()
    site.treat('GET_USER', {
      _tag: 'Success',
      payload: {
        address: SITE_ACCOUNTS.eoa,
        chainId: 'eip155:1',
        email: 'nobody',
        userName: 5,
        accounts: [{ address: 'x', type: 'eoa' }],
        preferredAccountType: 'payment',
      },
    })
    assert.deepEqual(await rightOf(wallet.session.fetchUser({ chainId: 'eip155:1' })), {
      address: SITE_ACCOUNTS.eoa,
      caipNetworkId: 'eip155:1',
      accounts: [],
      preferredAccountType: 'eoa',
    })
  })
})
