import type { SchedulerLike } from 'rxjs'
import type { Appearance } from '../../application/api/Appearance.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import { lazyLoginFeature } from '../../application/login/lazyLoginFeature.js'
import type { LoginFeature } from '../../application/login/LoginFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import type { ConnectionMemory } from '../../application/ports/ConnectionMemory.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { Readable } from '../../application/shared/Readable.js'
import { EMBEDDED } from '../../domain/connect/EMBEDDED.js'
import { defineModule } from './defineModule.js'
import { ALERTS, APPEARANCE, CONNECT, LAZY_EMBEDDED, LOGIN, MODAL, NETWORK, NOTIFY } from './featureTokens.js'
import type { LazyEmbedded } from './LazyEmbedded.js'
import { CONNECTION_MEMORY, HOST_ENVIRONMENT, KEY_VALUE_STORE, SCHEDULER } from './portTokens.js'

interface LoginDeps {
  readonly embedded: LazyEmbedded
  readonly connect: ConnectFeature
  readonly network: NetworkFeature
  readonly modal: ModalFeature
  readonly notify: NotifyFeature
  readonly alerts: AlertsFeature
  readonly appearance: Readable<Appearance>
  readonly host: HostEnvironment
  readonly memory: ConnectionMemory
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
}

const makeLogin = ({ embedded, memory, ...deps }: LoginDeps): LoginFeature => {
  const login = lazyLoginFeature(async () => {
    const [{ startLogin }, opened] = await Promise.all([import('./login.lazy.js'), embedded.open()])
    return startLogin({ ...deps, ...opened })
  })
  // A returning visitor's wallet is asked, and may ask them something, without anybody near a login.
  if (embedded.isReturning || Object.values(memory.read()).flat().includes(EMBEDDED)) login.prepare()
  return login
}

/** Logging in by e-mail or social account. */
export const loginModule = defineModule(({ single }) => {
  single(LOGIN, makeLogin, {
    embedded: LAZY_EMBEDDED,
    connect: CONNECT,
    network: NETWORK,
    modal: MODAL,
    notify: NOTIFY,
    alerts: ALERTS,
    appearance: APPEARANCE,
    host: HOST_ENVIRONMENT,
    memory: CONNECTION_MEMORY,
    store: KEY_VALUE_STORE,
    scheduler: SCHEDULER,
  })
})
