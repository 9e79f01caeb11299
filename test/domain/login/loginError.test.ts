import { assert } from 'chai'
import { toLoginError, toSocialError } from '../../../domain/login/loginError.js'

describe('what a failure means to somebody who logs in', () => {
  it('is what the wallet met, without its own words, which may name the visitor [S8-11]', () => {
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

  it('is the step of a social login, unless the secure site as a whole is at fault [S8-12] [S8-13]', () => {
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
