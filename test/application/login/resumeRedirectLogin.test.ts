import { assert } from 'chai'
import { makeResumeRedirectLogin } from '../../../application/login/loginPolicies.js'
import type { Returned } from '../../../application/ports/platform.js'
import { setUpLoginRules } from './setUpLoginRules.js'

const comingBack = (returned: Returned | undefined) => {
  const world = setUpLoginRules()
  makeResumeRedirectLogin({
    returned,
    login: world.login,
    modal: world.modal,
    notify: { notify: ({ _tag }) => void world.notices.push(_tag) },
  })()
  return world
}

describe('a page after a login redirect', () => {
  it('shows the pending login, and ends it with its view [U-93] [U-108]', () => {
    const { views, login, modal, names } = comingBack({
      _tag: 'FromProvider',
      provider: 'google',
      result: { _tag: 'Result', uri: 'https://secure.example/?code=1' },
    })
    assert.deepEqual(views(), ['ConnectingSocial'])
    assert.deepEqual(login.social.state.value, { _tag: 'ResultReceived', provider: 'google' })
    modal.close()
    assert.deepEqual([login.social.state.value, names().at(-1)], [{ _tag: 'Idle' }, 'signOut'])
  })

  it('reports that a forged result was rejected, without a request [S4-08] [S-21]', () => {
    const { views, login, names, notices } = comingBack({
      _tag: 'FromProvider',
      provider: 'google',
      result: { _tag: 'Foreign' },
    })
    assert.deepEqual(views(), ['ConnectingSocial'])
    assert.deepEqual(login.social.state.value, {
      _tag: 'Failed',
      provider: 'google',
      error: { _tag: 'SocialResultUntrusted' },
    })
    assert.deepEqual([names(), notices], [[], []])
  })

  it('reports that an unrequested result was rejected [S4-08] [S8-07]', () => {
    const { views, login, names, notices } = comingBack({ _tag: 'Unasked' })
    assert.deepEqual([views(), notices], [['Connect'], ['AuthenticationFailed']])
    assert.deepEqual([login.social.state.value, names()], [{ _tag: 'Idle' }, []])
  })

  it('starts as usual without a result', () => {
    const { views, notices } = comingBack(undefined)
    assert.deepEqual([views(), notices], [[], []])
  })
})
