import { assert } from 'chai'
import { setUpLoginRules } from './setUpLoginRules.js'

const ADA = 'ada@mail.example'
const RESULT = 'https://secure.example/consented?code=1'

describe('a login whose view is left', () => {
  for (const leave of ['close', 'back'] as const) {
    it(`ends by ${leave}, for any kind of login [U-108]`, () => {
      const { commands, modal, login, popups, wallet } = setUpLoginRules()
      modal.open()
      commands.loginByEmail(ADA)
      modal[leave]()
      assert.deepEqual(login.email.state.value, { _tag: 'Idle' })
      modal.open()
      commands.loginBySocial('google')
      modal[leave]()
      assert.deepEqual(login.social.state.value, { _tag: 'Idle' })
      assert.isFalse(popups.last().isOpen())
      wallet.user.set({
        accounts: [],
        address: '0x',
        caipNetworkId: 'eip155:1',
        preferredAccountType: 'eoa',
        smartAccountDeployed: false,
      })
      modal.open()
      commands.updateEmail('ada@new.example')
      modal[leave]()
      assert.deepEqual(login.emailUpdate.state.value, { _tag: 'Idle' })
    })
  }

  it('ends when another kind of login replaces it [U-97]', () => {
    const { commands, login } = setUpLoginRules()
    commands.loginByEmail(ADA)
    commands.loginBySocial('google')
    assert.deepEqual(login.email.state.value, { _tag: 'Idle' })
    commands.loginByEmail(ADA)
    assert.deepEqual(login.social.state.value, { _tag: 'Idle' })
    assert.deepInclude(login.email.state.value, { _tag: 'Sending' })
  })

  it('continues while the visitor decides on an approval in between', () => {
    const { commands, login, wallet, views } = setUpLoginRules()
    commands.loginByEmail(ADA)
    wallet.approvals.set({ method: 'personal_sign' })
    assert.deepEqual(views(), ['EmailLogin', 'ApproveTransaction'])
    wallet.approvals.set(undefined)
    assert.deepEqual(views(), ['EmailLogin'])
    assert.deepInclude(login.email.state.value, { _tag: 'Sending' })
  })
})

describe('a login that failed', () => {
  for (const [what, error, alert] of [
    ['a frame that does not load [S8-37] [U-15]', { _tag: 'FrameNotLoaded' }, 'EmbeddedWalletNotLoaded'],
    ['a site that does not answer [S8-38]', { _tag: 'FrameTimedOut', afterMs: 120_000 }, 'EmbeddedWalletTimedOut'],
    ['a domain that is not verified [S8-39]', { _tag: 'UnverifiedDomain' }, 'UnverifiedDomain'],
  ] as const) {
    it(`logs ${what} for the developer, once`, async () => {
      const { commands, wallet, alerts } = setUpLoginRules()
      commands.loginByEmail(ADA)
      await wallet.refuse('start', error)
      commands.loginBySocial('google')
      await wallet.refuse('redirectUri', error)
      assert.deepEqual(alerts(), [alert])
    })
  }

  it('logs a failed frame even without a login, and nothing that concerns the visitor only', async () => {
    const { commands, wallet, alerts } = setUpLoginRules()
    commands.loginByEmail('ada')
    commands.loginByEmail(ADA)
    await wallet.refuse('start', { _tag: 'EmailRateLimited', seconds: 9 })
    assert.deepEqual(alerts(), [])
    wallet.frameState.set({ _tag: 'Failed', error: { _tag: 'FrameNotLoaded' } })
    assert.deepEqual(alerts(), ['EmbeddedWalletNotLoaded'])
  })

  it('is logged out if it succeeded without an account, with a message [S8-07]', async () => {
    const { commands, wallet, notices, names } = setUpLoginRules()
    commands.loginByEmail(ADA)
    await wallet.answer('start', 'Connect')
    await wallet.refuse('fetchUser', { _tag: 'FrameFailed', message: '' })
    assert.deepEqual(notices, ['AuthenticationFailed'])
    assert.equal(names().at(-1), 'signOut')
    commands.loginBySocial('google')
    await wallet.refuse('redirectUri', { _tag: 'FrameFailed', message: '' })
    assert.lengthOf(notices, 1, 'nothing stood yet')
  })

  it('by a social account is logged out the same way [S8-07]', async () => {
    const { commands, wallet, popups, notices, names } = setUpLoginRules()
    commands.loginBySocial('google')
    popups.last().says({ _tag: 'Result', uri: RESULT })
    await wallet.refuse('connectSocial', { _tag: 'FrameFailed', message: '' })
    assert.deepEqual(notices, ['AuthenticationFailed'])
    assert.equal(names().at(-1), 'signOut')
  })
})

describe('an approval in the frame', () => {
  const BOX = { left: 1, top: 2, width: 360, height: 600 }

  it('opens the modal, and closes it once decided [S2-16]', () => {
    const { wallet, views, commands, names } = setUpLoginRules()
    wallet.approvals.set({ method: 'personal_sign' })
    assert.deepEqual(views(), ['ApproveTransaction'])
    commands.placeFrame(BOX)
    assert.deepEqual(wallet.shownAt(), BOX)
    wallet.approvals.set({ method: 'eth_sendTransaction' })
    assert.deepEqual(views(), ['ApproveTransaction'])
    wallet.approvals.set(undefined)
    assert.deepEqual(views(), [])
    assert.isUndefined(wallet.shownAt())
    assert.notInclude(names(), 'abort')
  })

  it('opens over the current view, and returns to it [S2-16]', () => {
    const { wallet, modal, views } = setUpLoginRules()
    modal.open({ name: 'Networks' })
    wallet.approvals.set({ method: 'personal_sign' })
    assert.deepEqual(views(), ['Networks', 'ApproveTransaction'])
    wallet.approvals.set(undefined)
    assert.deepEqual(views(), ['Networks'])
  })

  for (const leave of ['close', 'back'] as const) {
    it(`is rejected by ${leave}, and the frame is hidden with its view [S2-16]`, () => {
      const { wallet, modal, commands, names } = setUpLoginRules()
      modal.open({ name: 'Networks' })
      wallet.approvals.set({ method: 'personal_sign' })
      commands.placeFrame(BOX)
      modal[leave]()
      assert.deepEqual(names(), ['abort'])
      assert.isUndefined(wallet.shownAt())
      commands.placeFrame(BOX)
      assert.isUndefined(wallet.shownAt(), 'nothing is decided in it any more')
    })
  }
})
