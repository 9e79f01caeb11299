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

describe('a page that a login came back to', () => {
  it('shows the login going on, and ends it with its view [U-93] [U-108]', () => {
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

  it('says of a forged result that it was not used, and asks nobody [S4-08] [S-21]', () => {
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

  it('says of a result that nobody asked for that no login comes of it [S4-08] [S8-07]', () => {
    const { views, login, names, notices } = comingBack({ _tag: 'Unasked' })
    assert.deepEqual([views(), notices], [['Connect'], ['AuthenticationFailed']])
    assert.deepEqual([login.social.state.value, names()], [{ _tag: 'Idle' }, []])
  })

  it('is as any other where none did', () => {
    const { views, notices } = comingBack(undefined)
    assert.deepEqual([views(), notices], [[], []])
  })
})
