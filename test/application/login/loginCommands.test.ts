import { assert } from 'chai'
import { aUser } from '../../support/aUser.js'
import { setUpLoginRules } from './setUpLoginRules.js'

const ADA = 'ada@mail.example'
const RESULT = 'https://secure.example/consented?code=1'

describe('the login commands', () => {
  it('show EmailLogin while the mail is sent, and close the modal when the wallet is connected [S1-03] [S4-11]', async () => {
    const { commands, wallet, views, modal, connect, names } = setUpLoginRules()
    modal.open()
    commands.loginByEmail(ADA)
    assert.deepEqual(views(), ['Connect', 'EmailLogin'])
    await wallet.answer('start', 'VerifyOtp')
    commands.enterCode('123456')
    await wallet.answer('enterCode')
    await wallet.answer('fetchUser', aUser())
    assert.equal(connect.connections.value.eip155._tag, 'Connected')
    assert.deepEqual(views(), [])
    assert.notInclude(names(), 'signOut')
  })

  it('keep the view for an invalid address [S5-14]', () => {
    const { commands, login, views, modal } = setUpLoginRules()
    modal.open()
    commands.loginByEmail('ada')
    assert.deepEqual(views(), ['Connect'])
    assert.deepInclude(login.email.state.value, { _tag: 'Failed', email: 'ada' })
    modal.close()
    assert.deepEqual(login.email.state.value, { _tag: 'Idle' })
  })

  it('send another mail once its time has come [S9-08]', async () => {
    const { commands, wallet, names, advance } = setUpLoginRules()
    commands.loginByEmail(ADA)
    await wallet.answer('start', 'VerifyOtp')
    commands.resendCode()
    await advance(30_000)
    commands.resendCode()
    assert.deepEqual(names(), ['start', 'start'])
  })

  it('open the window first, synchronously in the click, and show ConnectingSocial [S1-04] [S9-06] [U-94]', async () => {
    const { commands, popups, wallet, views, modal, connect } = setUpLoginRules()
    const openedBefore: number[] = []
    modal.open()
    modal.state.changes.subscribe(() => openedBefore.push(popups.opened.length))
    commands.loginBySocial('discord')
    assert.deepEqual(openedBefore, [0, 1])
    assert.deepEqual(views(), ['Connect', 'ConnectingSocial'])
    popups.last().says({ _tag: 'Result', uri: RESULT })
    await wallet.answer('connectSocial', aUser())
    assert.equal(connect.connections.value.eip155._tag, 'Connected')
    assert.deepEqual(views(), [])
  })

  it('retry the same provider in the same view, and replace it by another one [U-94]', () => {
    const { commands, popups, login, modal, views } = setUpLoginRules()
    modal.open()
    commands.loginBySocial('google')
    popups.last().ends('Closed')
    commands.loginBySocial('google')
    assert.deepEqual(login.social.state.value, { _tag: 'Started', provider: 'google' })
    commands.loginBySocial('x')
    assert.deepEqual(login.social.state.value, { _tag: 'Started', provider: 'x' })
    assert.deepEqual(views(), ['Connect', 'ConnectingSocial'])
    assert.deepEqual(
      popups.opened.map(({ isOpen }) => isOpen()),
      [false, false, true],
    )
  })

  it('show ConnectingFarcaster, and open no window [S4-10]', () => {
    const { commands, popups, login, views } = setUpLoginRules()
    commands.loginBySocial('farcaster')
    assert.deepEqual(views(), ['ConnectingFarcaster'])
    assert.lengthOf(popups.opened, 0)
    assert.deepEqual(login.social.state.value, { _tag: 'Started', provider: 'farcaster' })
  })

  it('copy the Farcaster link once available, with a message [W-48]', async () => {
    const { commands, wallet, host, notices } = setUpLoginRules()
    commands.loginBySocial('farcaster')
    commands.copyLoginLink()
    await wallet.answer('farcasterUri', 'https://farcaster.example/~/siwf')
    commands.copyLoginLink()
    await Promise.resolve()
    assert.deepEqual(host.copied, ['https://farcaster.example/~/siwf'])
    assert.deepEqual(notices, ['LinkCopied'])
  })

  it('change the address of the account in UpdateEmailWallet [S4-12]', async () => {
    const { commands, wallet, login, views } = setUpLoginRules()
    wallet.user.set(aUser())
    commands.updateEmail('ada@new.example')
    assert.deepEqual(views(), ['UpdateEmailWallet'])
    await wallet.answer('startUpdate', 'VerifySecondaryOtp')
    commands.enterUpdateCode('123456')
    assert.deepInclude(login.emailUpdate.state.value, { _tag: 'CheckingCode' })
  })

  it('switch to the smart account [S6-02]', () => {
    const { commands, wallet } = setUpLoginRules()
    wallet.user.set(aUser())
    wallet.smartNetworks.set([1])
    commands.preferAccountType('smartAccount')
    assert.deepEqual(wallet.asked, [['prefer', 'smartAccount']])
  })
})
