import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { WalletConnector } from '../../application/ports/WalletConnector.js'
import { createStore } from '../../application/shared/createStore.js'
import { takeLoginResult } from '../browser/takeLoginResult.js'
import { loadOnce } from '../chainRpc/loadOnce.js'
import { defineModule } from './defineModule.js'
import { LAZY_EMBEDDED, LIFETIME, OPTIONS } from './featureTokens.js'
import type { LazyEmbedded, OpenedEmbedded } from './LazyEmbedded.js'
import { HOST_ENVIRONMENT, KEY_VALUE_STORE, SCHEDULER } from './portTokens.js'

interface EmbeddedDeps {
  readonly options: PorticoOptions
  readonly host: HostEnvironment
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** The code comes when somebody is near a login, or logged in on an earlier visit; the frame comes with the first question. */
const makeEmbedded = (deps: EmbeddedDeps): LazyEmbedded => {
  const result = typeof window === 'undefined' ? undefined : takeLoginResult(window)
  const connectors = createStore<readonly WalletConnector[]>([])
  const open = loadOnce(async (): Promise<OpenedEmbedded> => {
    const { openEmbedded } = await import('./login.lazy.js')
    const opened = openEmbedded({ ...deps, result })
    deps.lifetime.add(opened.dispose)
    connectors.set([opened.connector])
    return opened
  })
  return { connectors, open, isReturning: result !== undefined }
}

/** The wallet in the secure site's frame. */
export const embeddedModule = defineModule(({ single }) => {
  single(LAZY_EMBEDDED, makeEmbedded, {
    options: OPTIONS,
    host: HOST_ENVIRONMENT,
    store: KEY_VALUE_STORE,
    scheduler: SCHEDULER,
    lifetime: LIFETIME,
  })
})
