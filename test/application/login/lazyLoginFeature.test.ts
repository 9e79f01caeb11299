import { assert } from 'chai'
import { lazyLoginFeature } from '../../../application/login/lazyLoginFeature.js'
import { INITIAL_LOGIN_STATES, type LoginFeature } from '../../../application/login/loginFeature.js'
import { createStore, mirrorStores } from '../../../application/kernel/store.js'
import type { EmailLoginState } from '../../../domain/login/emailLogin.js'
import { turn } from '../../support/turn.js'

const setUp = () => {
  const told: string[] = []
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void told.push([name, ...args].join(' '))
  const emailLogin = createStore<EmailLoginState>({ _tag: 'Idle' })
  const feature: LoginFeature = {
    states: { ...mirrorStores(INITIAL_LOGIN_STATES).stores, emailLogin },
    commands: {
      loginByEmail: note('loginByEmail'),
      enterCode: note('enterCode'),
      resendCode: note('resendCode'),
      awaitDevice: note('awaitDevice'),
      loginBySocial: note('loginBySocial'),
      updateEmail: note('updateEmail'),
      enterUpdateCode: note('enterUpdateCode'),
      preferAccountType: note('preferAccountType'),
      placeFrame: note('placeFrame'),
    },
    prepare: note('prepare'),
    dispose: note('dispose'),
  }
  let loads = 0
  let fails = false
  const login = lazyLoginFeature(async () => {
    loads += 1
    if (fails) throw new Error('offline')
    return feature
  })
  return { login, told, emailLogin, loads: () => loads, goOffline: (offline: boolean) => (fails = offline) }
}

describe('logging in before its code is there', () => {
  it('loads the code at a sign of interest, once, and from then on acts inside the press [U-94]', async () => {
    const { login, told, loads } = setUp()
    assert.equal(loads(), 0)
    login.prepare()
    login.prepare()
    await turn()
    login.commands.loginBySocial('google')
    assert.deepEqual(told, ['loginBySocial google'])
    assert.equal(loads(), 1)
  })

  it('carries out a press that came before the code, and shows what comes of it', async () => {
    const { login, told, emailLogin } = setUp()
    login.commands.loginByEmail('ana@mail.example')
    await turn()
    assert.deepEqual(told, ['loginByEmail ana@mail.example'])
    emailLogin.set({ _tag: 'Sending', email: 'ana@mail.example' })
    assert.deepEqual(login.states.emailLogin.value, { _tag: 'Sending', email: 'ana@mail.example' })
  })

  it('says so when the code does not arrive, and tries again with the next press [S8-14]', async () => {
    const { login, told, goOffline } = setUp()
    goOffline(true)
    login.commands.loginByEmail('ana@mail.example')
    await turn()
    assert.deepEqual(login.states.emailLogin.value, { _tag: 'Failed', email: '', error: { _tag: 'NoAuthConnector' } })
    goOffline(false)
    login.commands.loginByEmail('ana@mail.example')
    await turn()
    assert.deepEqual(told, ['loginByEmail ana@mail.example'])
  })

  it('ends with the page, also when the code comes after that', async () => {
    const { login, told } = setUp()
    login.prepare()
    login.dispose()
    await turn()
    assert.deepEqual(told, ['dispose'])
  })
})
