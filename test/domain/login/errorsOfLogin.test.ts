import { assert } from 'chai'
import { loginErrorOf } from '../../../domain/login/loginErrorOf.js'
import { socialErrorOf } from '../../../domain/login/socialErrorOf.js'

describe('what a failure means to somebody who logs in', () => {
  it('is what the wallet met, without its own words, which may name the visitor [S8-11]', () => {
    assert.deepEqual(loginErrorOf({ _tag: 'WalletTimedOut', afterMs: 5 }), { _tag: 'FrameTimedOut', afterMs: 5 })
    assert.deepEqual(loginErrorOf({ _tag: 'WalletMisbehaved', detail: 'eth_chainId' }), {
      _tag: 'FrameMalformed',
      detail: 'eth_chainId',
    })
    assert.deepEqual(loginErrorOf({ _tag: 'ConnectorUnavailable', connectorId: 'embedded' }), {
      _tag: 'NoAuthConnector',
    })
    assert.deepEqual(loginErrorOf({ _tag: 'FailedToConnect', cause: new Error('ada@mail.example') }), {
      _tag: 'FrameFailed',
      message: 'Failed to connect',
    })
  })

  it('is the step of a social login, unless the secure site as a whole is at fault [S8-12] [S8-13]', () => {
    assert.deepEqual(socialErrorOf({ _tag: 'FrameFailed', message: 'no' }, { _tag: 'FarcasterFailed' }), {
      _tag: 'FarcasterFailed',
    })
    assert.deepEqual(socialErrorOf({ _tag: 'FrameMalformed', detail: 'uri' }, { _tag: 'SocialNotInitiated' }), {
      _tag: 'SocialNotInitiated',
    })
    assert.deepEqual(socialErrorOf({ _tag: 'UnverifiedDomain' }, { _tag: 'SocialNotInitiated' }), {
      _tag: 'UnverifiedDomain',
    })
  })
})
