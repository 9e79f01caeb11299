import { assert } from 'chai'
import { failedToConnect, toLoginError, toSocialError } from '../../../domain/login/loginError.js'

describe('the login error of a failure', () => {
  it('is the error of the wallet, without its text, which may name the visitor [S8-11]', () => {
    assert.deepEqual(toLoginError({ _tag: 'WalletTimedOut', afterMs: 5 }), { _tag: 'FrameTimedOut', afterMs: 5 })
    assert.deepEqual(toLoginError({ _tag: 'WalletMisbehaved', detail: 'eth_chainId' }), {
      _tag: 'FrameMalformed',
      detail: 'eth_chainId',
    })
    assert.deepEqual(toLoginError({ _tag: 'ConnectorUnavailable', connectorId: 'embedded' }), {
      _tag: 'NoAuthConnector',
    })
    assert.deepEqual(toLoginError({ _tag: 'FailedToConnect', cause: new Error('ada@mail.example') }), {
      _tag: 'FrameFailed',
      message: 'Failed to connect',
    })
  })

  it('is the step of a social login, unless the secure site as a whole failed [S8-12] [S8-13]', () => {
    assert.deepEqual(toSocialError({ _tag: 'FrameFailed', message: 'no' }, { _tag: 'FarcasterFailed' }), {
      _tag: 'FarcasterFailed',
    })
    assert.deepEqual(toSocialError({ _tag: 'FrameMalformed', detail: 'uri' }, { _tag: 'SocialNotInitiated' }), {
      _tag: 'SocialNotInitiated',
    })
    assert.deepEqual(toSocialError({ _tag: 'UnverifiedDomain' }, { _tag: 'SocialNotInitiated' }), {
      _tag: 'UnverifiedDomain',
    })
  })
})

describe('a social login that failed at the secure site', () => {
  const FAILED = { _tag: 'FrameFailed', message: 'Failed to connect' } as const
  const refused = (message: string) => failedToConnect({ _tag: 'FrameFailed', message })

  it("is a connect failure, with the secure site's text for the visitor [S8-11]", () => {
    assert.deepEqual(refused(' This account is locked.\n'), { ...FAILED, said: 'This account is locked.' })
    assert.deepEqual(refused('x'.repeat(201)), { ...FAILED, said: 'x'.repeat(200) })
  })

  it('has no text if the secure site gave none, or the cause is known without it [S8-11]', () => {
    for (const nothing of ['', ' \n']) assert.deepEqual(refused(nothing), FAILED)
    assert.deepEqual(failedToConnect({ _tag: 'FrameTimedOut', afterMs: 1 }), FAILED)
    assert.deepEqual(failedToConnect({ _tag: 'FrameMalformed', detail: 'uri' }), FAILED)
    assert.deepEqual(failedToConnect(toLoginError({ _tag: 'FailedToConnect', cause: new Error('ada') })), FAILED)
  })

  it("hides the site's billing problems from a visitor [U-56]", () => {
    for (const ofTheBill of ['Monthly active users exceeded', 'Quota reached', 'Upgrade your plan', 'Invoice overdue'])
      assert.deepEqual(refused(ofTheBill), FAILED, ofTheBill)
    assert.deepEqual(refused('Try an airplane instead'), { ...FAILED, said: 'Try an airplane instead' })
  })
})
