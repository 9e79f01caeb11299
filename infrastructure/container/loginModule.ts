import type { SchedulerLike } from 'rxjs'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { LoginFeature } from '../../application/login/LoginFeature.js'
import { lazyLoginFeature } from '../../application/login/lazyLoginFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import { defineModule } from './defineModule.js'
import { CONNECT, LAZY_EMBEDDED, LOGIN, NETWORK, NOTIFY } from './featureTokens.js'
import type { LazyEmbedded } from './LazyEmbedded.js'
import { SCHEDULER } from './portTokens.js'

interface LoginDeps {
  readonly embedded: LazyEmbedded
  readonly connect: ConnectFeature
  readonly network: NetworkFeature
  readonly notify: NotifyFeature
  readonly scheduler: SchedulerLike
}

const makeLogin = ({ embedded, connect, notify, ...deps }: LoginDeps): LoginFeature =>
  lazyLoginFeature(async () => {
    const [{ startLogin }, opened] = await Promise.all([import('./login.lazy.js'), embedded.open()])
    return startLogin({ ...deps, ...opened, notify: notify.notify, adopt: ({ connector, connection }) => connect.sessions[connector.namespace].adopt(connector, connection) })
  })

/** Logging in by e-mail or social account. */
export const loginModule = defineModule(({ single }) => {
  single(LOGIN, makeLogin, { embedded: LAZY_EMBEDDED, connect: CONNECT, network: NETWORK, notify: NOTIFY, scheduler: SCHEDULER })
})
