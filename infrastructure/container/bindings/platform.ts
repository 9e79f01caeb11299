import { asyncScheduler, type SchedulerLike } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { AccountMemory, DirectoryCache, KeyValueStore } from '../../../application/ports/storage.js'
import type { HostEnvironment, Log } from '../../../application/ports/platform.js'
import { copySelection } from '../../browser/copySelection.js'
import { makeBrowserHostEnvironment } from '../../browser/hostEnvironment.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { makeLazyLog } from '../../log/lazyLog.js'
import { makeLocalStorageKeyValueStore } from '../../storage/localStorageStore.js'
import { makeStoredConnectionMemory } from '../../storage/connectionMemory.js'
import { makeStoredDirectoryCache } from '../../storage/directoryCache.js'
import { makeStoredFeaturesCache } from '../../storage/featuresCache.js'
import { makeStoredNetworkMemory } from '../../storage/networkMemory.js'
import type { Binder } from '../../../application/kernel/token.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { LOGIN_WALLET } from '../../../application/login/tokens.js'
import type { IsAppLink } from '../../http/codecs/appLinks.js'
import { IS_APP_LINK } from './appLinks.js'
import { browser, held, type Lifetime } from './page.js'
import { WALLET_CONNECT } from './walletConnect.js'
import { makeRegistry } from './wallets.js'
import {
  ACCOUNT_MEMORY,
  CLOSE_GUARD,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_CACHE,
  FEATURES_CACHE,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  LOG,
  NETWORK_MEMORY,
  SCHEDULER,
} from '../../../application/ports/tokens.js'

const makeHost = ({ lifetime }: Lifetime): HostEnvironment =>
  held(lifetime, makeBrowserHostEnvironment(browser(), copySelection))

const makeStore = ({ lifetime, options }: Lifetime & { readonly options: Settings }): KeyValueStore =>
  held(lifetime, makeLocalStorageKeyValueStore(browser(), options.storageKey))

interface StoreDeps {
  readonly store: KeyValueStore
}

interface RecordDeps extends StoreDeps {
  readonly isAppLink: IsAppLink
}

const makeDirectoryCache = ({
  scheduler,
  ...deps
}: RecordDeps & { readonly scheduler: SchedulerLike }): DirectoryCache =>
  makeStoredDirectoryCache({ ...deps, now: () => scheduler.now() })

const ignore = (): undefined => undefined

/**
 * The hashing code loads when a wallet connects, and while the core starts if a wallet is remembered, which is asked
 * meanwhile; if loading fails, no wallet is restored.
 */
const makeAccountMemory = ({ store }: StoreDeps): AccountMemory => {
  const load = loadOnce(async () =>
    (await import('../../storage/accountMemory.lazy.js')).makeStoredAccountMemory(store, crypto),
  )
  // Loaded again, and the failure handled, when it is asked.
  if (store.read('accounts') !== null) load().catch(ignore)
  return {
    recognises: (...question) =>
      load().then(
        ({ recognises }) => recognises(...question),
        () => false,
      ),
    remember: (...wallet) => load().then(({ remember }) => remember(...wallet), ignore),
    forget: (key) => void load().then(({ forget }) => forget(key), ignore),
  }
}

const makeLog = ({ options }: { readonly options: Settings }): Log =>
  makeLazyLog(async () => (await import('../../log/consoleLog.lazy.js')).makeConsoleLog(), { level: options.logLevel })

/** Adapters of the page itself: injected wallets, storage, clock. */
export const bindPlatform = ({ single, value }: Binder): void => {
  value(SCHEDULER, asyncScheduler)
  value(CLOSE_GUARD, { mayClose: () => true })
  single(LOG, makeLog, { options: OPTIONS })
  single(HOST_ENVIRONMENT, makeHost, { lifetime: LIFETIME })
  single(KEY_VALUE_STORE, makeStore, { lifetime: LIFETIME, options: OPTIONS })
  single(CONNECTION_MEMORY, ({ store, isAppLink }: RecordDeps) => makeStoredConnectionMemory(store, isAppLink), {
    store: KEY_VALUE_STORE,
    isAppLink: IS_APP_LINK,
  })
  single(ACCOUNT_MEMORY, makeAccountMemory, { store: KEY_VALUE_STORE })
  single(FEATURES_CACHE, ({ store }: StoreDeps) => makeStoredFeaturesCache(store), { store: KEY_VALUE_STORE })
  single(DIRECTORY_CACHE, makeDirectoryCache, {
    store: KEY_VALUE_STORE,
    isAppLink: IS_APP_LINK,
    scheduler: SCHEDULER,
  })
  single(NETWORK_MEMORY, ({ store }: StoreDeps) => makeStoredNetworkMemory(store), { store: KEY_VALUE_STORE })
  single(CONNECTOR_REGISTRY, makeRegistry, {
    lifetime: LIFETIME,
    options: OPTIONS,
    memory: NETWORK_MEMORY,
    relay: WALLET_CONNECT,
    embedded: LOGIN_WALLET,
    host: HOST_ENVIRONMENT,
    log: LOG,
    scheduler: SCHEDULER,
  })
}
