import { GlobalRegistrator } from '@happy-dom/global-registrator'
import type { PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { makeLocalStorageKeyValueStore } from '../../../infrastructure/storage/localStorageStore.js'
import { mainnet } from '../../../networks.js'
import { fakeAnalyticsConfigApi } from '../../fakes/fakeAnalyticsConfigApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { fakeIdentityApi } from '../../fakes/fakeIdentityApi.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeOriginsApi } from '../../fakes/fakeOriginsApi.js'
import { fakeSecureSite, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

/** A page for each test of a suite: popups and storage need one. */
export const inPage = (): void => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())
}

/** The product on a page with logins enabled, over a secure site with scripted answers, in virtual time. */
export const setUpLogins = (options: Partial<PorticoOptions> = {}) => {
  const time = makeVirtualTime()
  const site = fakeSecureSite()
  const wallet = fakeEmbeddedWallet({ scheduler: time.scheduler, site })
  const portico = createPortico({
    projectId: 'test',
    networks: [mainnet],
    features: { email: true, socials: ['google', 'farcaster'] },
    ...options,
    override: (bind) => {
      bind.value(PORTS.EMBEDDED_WALLET, async () => wallet)
      bind.value(PORTS.SCHEDULER, time.scheduler)
      bind.value(PORTS.KEY_VALUE_STORE, makeLocalStorageKeyValueStore(window))
      bind.value(PORTS.CONFIG_API, fakeConfigApi())
      bind.value(PORTS.ORIGINS_API, fakeOriginsApi())
      bind.value(PORTS.ANALYTICS_CONFIG_API, fakeAnalyticsConfigApi())
      bind.value(PORTS.DIRECTORY_API, fakeDirectoryApi())
      bind.value(PORTS.IDENTITY_API, fakeIdentityApi())
      bind.value(PORTS.CHAIN_RPC, fakeChainRpc())
      bind.value(PORTS.LOG, fakeLog())
      options.override?.(bind)
    },
  })
  /** Waits for a condition: code loads in real time, and timers run in the page's time. */
  const passes = (holds: () => boolean, ms = 100) => until(holds, { between: () => time.advance(ms), everyMs: 1 })
  const logIn = async (): Promise<void> => {
    await portico.open()
    portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
    portico.commands.enterCode('012345')
    await passes(() => portico.account('eip155').value.user !== undefined, 0)
  }
  return { portico, site, wallet, passes, logIn, ...time }
}
