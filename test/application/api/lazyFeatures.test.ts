import { assert } from 'chai'
import { toSettings } from '../../../application/api/settings.js'
import { Subscription } from 'rxjs'
import { type FeatureEntry, makeLazyFeatures } from '../../../application/api/lazyFeatures.js'
import type { Adapters } from '../../../application/kernel/adapters.js'
import type { Feature } from '../../../application/kernel/feature.js'
import { createStore } from '../../../application/kernel/store.js'
import type { LoginApi } from '../../../application/login/loginFeature.js'
import type { EmailLoginState } from '../../../domain/login/emailLogin.js'
import { LOGIN_LOADING } from '../../../application/login/loginLoading.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import type { Binder, Resolve } from '../../../application/kernel/token.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { aNetwork } from '../../support/aNetwork.js'
import { turn } from '../../support/turn.js'

const BINDER: Binder = { value: () => undefined, single: () => undefined }

const setUp = () => {
  const told: string[] = []
  let isBroken = false
  const emailLogin = createStore<EmailLoginState>({ _tag: 'Idle' })
  const feature: Feature<object, object, LoginApi> = {
    name: 'login',
    bind: () => void told.push('bind'),
    start: () => {
      if (isBroken) throw new Error('broken')
      return {
        states: { emailLogin },
        commands: { loginByEmail: (email: string) => void told.push(`loginByEmail ${email}`) },
        policies: [() => new Subscription(() => told.push('policy ends'))],
        dispose: () => void told.push('dispose'),
      }
    },
  }
  const interest = createStore(false)
  let loads = 0
  let isOffline = false
  let line: Promise<void> = Promise.resolve()
  const { scheduler, advance } = makeVirtualTime()
  const { states } = preloadStores(toSettings({ networks: [aNetwork()] }))
  const lifetime = new Subscription()
  const lazy = makeLazyFeatures({
    list: [
      {
        ...LOGIN_LOADING,
        name: 'login',
        load: async () => {
          loads += 1
          if (isOffline) throw new Error('offline')
          await line
          // A new object each time, as features have that are made of what they load.
          return { ...feature }
        },
      },
    ],
    binder: BINDER,
    addGuards: undefined,
    resolve: (() => scheduler) as Resolve,
    prepare: () => interest.set(true),
    states,
    lifetime,
  })
  return {
    interest,
    told,
    emailLogin,
    states,
    lifetime,
    load: lazy.load,
    loadForView: lazy.loadForView,
    press: (email: string) => lazy.commands.loginByEmail?.(email),
    loads: () => loads,
    goOffline: (offline: boolean) => (isOffline = offline),
    breakStart: (broken: boolean) => (isBroken = broken),
    advance,
    /** No code loads before `arrive` is called. */
    hold: (): (() => void) => {
      let release = (): void => undefined
      line = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

describe('a lazy feature', () => {
  it('is started once those that it comes after are', async () => {
    const { scheduler } = makeVirtualTime()
    const started: string[] = []
    const entryOf = (name: string, after: readonly string[]): FeatureEntry => ({
      name,
      after,
      load: async () => ({
        name,
        bind: () => undefined,
        start: () => {
          started.push(name)
          return { dispose: () => undefined }
        },
      }),
    })
    const { load } = makeLazyFeatures({
      list: [entryOf('send', ['requests']), entryOf('requests', [])],
      binder: BINDER,
      addGuards: undefined,
      resolve: (() => scheduler) as Resolve,
      prepare: () => undefined,
      states: preloadStores(toSettings({ networks: [aNetwork()] })).states,
      lifetime: new Subscription(),
    })
    await load('send')
    assert.deepEqual(started, ['requests', 'send'])
  })

  it('is loaded on intent, once, and then acts synchronously in the click [U-94]', async () => {
    const { load, press, told, loads } = setUp()
    assert.equal(loads(), 0)
    await Promise.all([load('login'), load('login')])
    press('ana@mail.example')
    assert.deepEqual(told, ['bind', 'loginByEmail ana@mail.example'])
    assert.equal(loads(), 1)
  })

  it('performs a click that came before the code, and shows the result', async () => {
    const { press, told, states, emailLogin } = setUp()
    press('ana@mail.example')
    await turn()
    assert.deepEqual(told, ['bind', 'loginByEmail ana@mail.example'])
    emailLogin.set({ _tag: 'Sending', email: 'ana@mail.example' })
    assert.deepEqual(states.emailLogin.value, { _tag: 'Sending', email: 'ana@mail.example' })
  })

  it('reports that its code failed to load, and tries again on the next click [S8-14]', async () => {
    const { press, told, states, goOffline } = setUp()
    goOffline(true)
    press('ana@mail.example')
    await turn()
    assert.deepNestedInclude(states.emailLogin.value, {
      _tag: 'Failed',
      email: 'ana@mail.example',
      'error._tag': 'ChunkNotLoaded',
    })
    goOffline(false)
    press('ana@mail.example')
    await turn()
    assert.deepEqual(told, ['bind', 'loginByEmail ana@mail.example'])
  })

  it('is bound once, and started by the next click, if its start threw', async () => {
    const { press, told, states, breakStart } = setUp()
    breakStart(true)
    press('ana@mail.example')
    await turn()
    assert.equal(states.emailLogin.value._tag, 'Failed')
    breakStart(false)
    press('ana@mail.example')
    await turn()
    assert.deepEqual(told, ['bind', 'loginByEmail ana@mail.example'])
  })

  it('loads the guards of all its adapters together, and adds them before anything is bound', async () => {
    const { scheduler } = makeVirtualTime()
    const told: string[] = []
    const arrivals: (() => void)[] = []
    const adapters = ['names', 'history'].map((name): Adapters => ({
      bind: () => void told.push(`bind ${name}`),
      guards: () =>
        new Promise((resolve) => arrivals.push(() => resolve([{ port: Symbol(name), guard: (adapter) => adapter }]))),
    }))
    const start = () => ({ dispose: () => undefined })
    const feature = { name: 'send', adapters, bind: () => void told.push('bind send'), start }
    const { load } = makeLazyFeatures({
      list: [{ name: 'send', load: async () => feature }],
      binder: BINDER,
      addGuards: (guards) => void told.push(...guards.map(({ port }) => `guard ${port.description ?? ''}`)),
      resolve: (() => scheduler) as Resolve,
      prepare: () => undefined,
      states: preloadStores(toSettings({ networks: [aNetwork()] })).states,
      lifetime: new Subscription(),
    })
    const loading = load('send')
    await turn()
    assert.lengthOf(arrivals, 2)
    for (const arrive of arrivals) arrive()
    await loading
    assert.deepEqual(told, ['guard names', 'guard history', 'bind names', 'bind history', 'bind send'])
  })

  it('shows a pending click for 20 s; later code does not perform it, but the next click does [U-91] [X-16]', async () => {
    const { press, told, states, hold, advance } = setUp()
    const release = hold()
    press('ana@mail.example')
    assert.deepEqual(states.emailLogin.value, { _tag: 'Sending', email: 'ana@mail.example' })
    await advance(19_999)
    assert.equal(states.emailLogin.value._tag, 'Sending')
    await advance(1)
    assert.deepNestedInclude(states.emailLogin.value, { _tag: 'Failed', 'error._tag': 'ChunkNotLoaded' })
    release()
    await turn()
    assert.deepEqual([told, states.emailLogin.value], [['bind'], { _tag: 'Idle' }])
    press('bo@mail.example')
    assert.deepEqual(told, ['bind', 'loginByEmail bo@mail.example'])
  })

  it('reports a failed load to a waiting view, but not after a mere intent', async () => {
    const { load, loadForView, states, goOffline } = setUp()
    goOffline(true)
    await load('login').catch(() => undefined)
    assert.deepEqual(states.emailLogin.value, { _tag: 'Idle' })
    loadForView('login')
    await turn()
    assert.equal(states.emailLogin.value._tag, 'Failed')
  })

  it('ends with the page, its policies first', async () => {
    const { load, lifetime, told } = setUp()
    await load('login')
    lifetime.unsubscribe()
    assert.deepEqual(told, ['bind', 'policy ends', 'dispose'])
  })

  it('does not start if its code arrives after the page has ended', async () => {
    const { press, lifetime, told } = setUp()
    press('ana@mail.example')
    lifetime.unsubscribe()
    await turn()
    assert.deepEqual(told, [])
  })
})
