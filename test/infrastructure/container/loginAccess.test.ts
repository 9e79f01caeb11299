import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { filter, firstValueFrom } from 'rxjs'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import {
  CONFIG_API,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  EMBEDDED_WALLET,
  FEATURES_CACHE,
  KEY_VALUE_STORE,
  LOG,
} from '../../../application/ports/tokens.js'
import type { Features } from '../../../domain/config/features.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeFeaturesCache } from '../../fakes/fakeFeaturesCache.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { until } from '../../support/until.js'

const LOGINS: Partial<Features> = { email: true, socials: ['x'] }
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof PorticoError ? error.code : error),
  )

describe('logins', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  let portico: Portico
  let opened = 0
  let log = fakeLog()
  const start = (
    { own = false, ...options }: Partial<PorticoOptions> & { readonly own?: boolean } = {},
    { server = {}, remembered = {}, cached = {} } = {},
  ): void => {
    opened = 0
    log = fakeLog()
    portico = createPortico({
      networks: [mainnet],
      ...options,
      override: ({ value }) => {
        value(KEY_VALUE_STORE, fakeKeyValueStore())
        value(LOG, log)
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(CONNECTION_MEMORY, fakeConnectionMemory(remembered))
        value(FEATURES_CACHE, fakeFeaturesCache(cached))
        value(
          CONFIG_API,
          fakeConfigApi(async () => E.right(server)),
        )
        if (own)
          value(EMBEDDED_WALLET, async () => {
            opened += 1
            return fakeEmbeddedWallet()
          })
      },
    })
  }
  const offered = async (): Promise<readonly string[]> => {
    await portico.open()
    await until(() => portico.wallets.value.directory !== 'Loading')
    await firstValueFrom(portico.features.changes.pipe(filter(({ analytics }) => !analytics)))
    return portico.wallets.value.methods
  }
  const alerts = (): readonly string[] => portico.alerts.value.map(({ _tag }) => _tag)
  const failed = async (): Promise<unknown> => {
    await until(() => portico.emailLogin.value._tag === 'Failed')
    const { value } = portico.emailLogin
    return value._tag === 'Failed' && value.error._tag
  }
  afterEach(() => {
    portico.destroy()
    document.body.replaceChildren()
  })
  const frames = (): number => document.querySelectorAll('iframe').length

  describe('are offered', () => {
    it('if the host provides a wallet for them, without a project and by default [S1-09]', async () => {
      start({ own: true })
      assert.deepEqual(await offered(), ['email', 'social', 'wallet'])
      assert.deepEqual(alerts(), [])
    })

    it('if the host names a secure site, whose frame then loads without a project [S1-09]', async () => {
      const secureSite = 'http://secure.localhost/sdk'
      start({ endpoints: { secureSite } })
      assert.deepEqual(await offered(), ['email', 'social', 'wallet'])
      portico.commands.loginByEmail(SITE_EMAIL)
      await until(() => frames() > 0)
      const address = new URL(document.querySelector('iframe')?.src ?? '')
      assert.equal(address.origin + address.pathname, secureSite)
      assert.isFalse(address.searchParams.has('projectId'))
      assert.deepEqual(alerts(), [])
    })

    it('as the server configures for a host without a project, if the host provides a wallet for them [S1-09]', async () => {
      start({ own: true }, { server: LOGINS })
      await portico.open()
      await until(() => portico.features.value.email)
      assert.deepEqual(portico.features.value.socials, ['x'])
    })
  })

  describe('that have no service are not offered, which is an alert', () => {
    for (const features of [{ email: true }, { socials: ['google'] }] as const)
      it(`if the host enables ${Object.keys(features).join()} [S8-42]`, async () => {
        start({ features })
        assert.deepEqual(await offered(), ['wallet'])
        assert.deepEqual(alerts(), ['ProjectIdNotConfigured'])
      })

    it('if the server enables them [S8-42]', async () => {
      start({}, { server: LOGINS })
      assert.deepEqual(await offered(), ['wallet'])
      await until(() => alerts().length > 0)
      assert.deepEqual(alerts(), ['ProjectIdNotConfigured'])
    })

    it('but not without a request for one, or if the page takes payments [S5-13] [S8-42]', async () => {
      start()
      assert.deepEqual(await offered(), ['wallet'])
      assert.deepEqual(alerts(), [])
      portico.destroy()
      start({ features: { email: true, pay: true } })
      assert.deepEqual(await offered(), ['wallet'])
      assert.deepEqual(alerts(), [])
    })
  })

  describe('that are off are refused, not only hidden', () => {
    const OFF = [
      ['by the host', { features: { email: false, socials: false } }, {}],
      ['because the page takes payments', { features: { email: true, pay: true } }, {}],
      ['by the server', {}, { server: { email: false, socials: false } }],
    ] as const
    for (const [why, options, world] of OFF) {
      it(`${why}: by open, which shows nothing [S1-09] [S5-13]`, async () => {
        start({ own: true, ...options }, world)
        const views = [
          { name: 'EmailLogin' },
          { name: 'ConnectingFarcaster' },
          { name: 'ConnectingSocial', provider: 'x' },
        ]
        for (const view of views as readonly { readonly name: 'EmailLogin' }[]) {
          assert.equal(await codeOf(portico.open({ view })), 'PTC-LOGIN-OFF')
          assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
        }
      })

      it(`${why}: by the commands and the frame, which load nothing [S1-09] [S5-13] [S8-14]`, async () => {
        start({ own: true, ...options }, world)
        portico.commands.loginByEmail(SITE_EMAIL)
        assert.equal(await failed(), 'NoAuthConnector')
        portico.commands.loginBySocial('x')
        portico.commands.placeFrame({ left: 0, top: 0, width: 9, height: 9 })
        portico.commands.prepareLogin()
        assert.isUndefined(await portico.feature('login'))
        assert.deepEqual(alerts(), ['FeatureNotEnabled'])
        assert.deepEqual([opened, frames()], [0, 0])
        assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
      })

      it(`${why}: by the navigation command, which stays on its view and writes to the log [S1-09]`, async () => {
        start({ own: true, ...options }, world)
        const warnings = () => log.lines.filter(({ level }) => level === 'warn')
        for (const name of ['EmailLogin', 'ConnectingFarcaster'] as const) {
          const before = warnings().length
          portico.commands.go({ name })
          await until(() => warnings().length > before)
          assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
        }
        assert.deepEqual(
          warnings().map(({ message, detail }) => [message, detail]),
          ['EmailLogin', 'ConnectingFarcaster'].map((name) => ['PTC-LOGIN-OFF', { name }]),
        )
      })
    }

    it('are shown by the navigation command while the server is still asked, once it enables them [S1-09]', async () => {
      start({ own: true }, { server: LOGINS })
      portico.commands.go({ name: 'EmailLogin' })
      await until(() => portico.modal.value._tag === 'Open')
      assert.isTrue(portico.features.value.email)
    })

    it('also those restored from an earlier visit, which are not awaited and stay stored [S1-09]', async () => {
      start({ own: true, features: { pay: true } }, { remembered: { eip155: ['embedded'] } })
      portico.preload()
      await until(() => portico.features.value.pay && portico.connections.value.eip155._tag === 'Disconnected')
      await firstValueFrom(
        portico.connections.changes.pipe(
          filter(({ eip155 }) => eip155._tag === 'Disconnected' && eip155.reason === 'NotRestored'),
        ),
      )
      assert.equal(opened, 0)
    })

    it('one by one: with e-mail on, a social provider that is not listed is off, and the other way round', async () => {
      start({ own: true, features: { email: true, socials: ['x'] } })
      assert.equal(await codeOf(portico.open({ view: 'EmailLogin' })), 'resolved')
      assert.equal(await codeOf(portico.open({ view: { name: 'ConnectingSocial', provider: 'x' } })), 'resolved')
      assert.equal(await codeOf(portico.open({ view: 'ConnectingFarcaster' })), 'PTC-LOGIN-OFF')
      portico.commands.loginBySocial('google')
      await until(() => portico.socialLogin.value._tag === 'Failed')
      portico.destroy()
      start({ own: true, features: { email: false, socials: ['x'] } })
      portico.commands.loginByEmail(SITE_EMAIL)
      assert.equal(await failed(), 'NoAuthConnector')
      assert.equal(await codeOf(portico.open({ view: 'EmailLogin' })), 'PTC-LOGIN-OFF')
    })
  })

  it('are not refused by feature() while the server has not answered [S1-09]', async () => {
    start({ own: true }, { server: LOGINS })
    assert.isDefined(await portico.feature('login'))
    assert.deepEqual(alerts(), [])
  })

  it('wait for the server if the host sets none: the answer of the last visit does not count', async () => {
    start({ own: true }, { server: { email: false, socials: ['x'] }, cached: { email: true } })
    portico.commands.loginByEmail(SITE_EMAIL)
    assert.equal(await failed(), 'NoAuthConnector')
  })
})
