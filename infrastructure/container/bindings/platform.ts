import { asyncScheduler, filter, type SchedulerLike, skip, type Subscription } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { ConnectorRegistry, WalletConnector } from '../../../application/ports/walletConnector.js'
import type { AccountMemory, DirectoryCache, KeyValueStore, NetworkMemory } from '../../../application/ports/storage.js'
import type { HostEnvironment, Log } from '../../../application/ports/platform.js'
import { makeBrowserHostEnvironment } from '../../browser/hostEnvironment.js'
import { combine } from '../../../application/kernel/derive.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { createStore } from '../../../application/kernel/store.js'
import { makeInjectedRegistry } from '../../connectors/injected/registry.js'
import { makeLazyLog } from '../../log/lazyLog.js'
import { makeLocalStorageKeyValueStore } from '../../storage/localStorageStore.js'
import { makeStoredConnectionMemory } from '../../storage/connectionMemory.js'
import { makeStoredDirectoryCache } from '../../storage/directoryCache.js'
import { makeStoredFeaturesCache } from '../../storage/featuresCache.js'
import { makeStoredNetworkMemory } from '../../storage/networkMemory.js'
import type { Binder } from '../../../application/kernel/token.js'
import { LIFETIME, LOGIN_WALLET, OPTIONS } from '../../../application/tokens.js'
import type { LoginWallet } from '../../../application/ports/loginWallet.js'
import type { IsAppLink } from '../../http/codecs/appLinks.js'
import { IS_APP_LINK } from './appLinks.js'
import { type LazyWalletConnect, WALLET_CONNECT } from './walletConnect.js'
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

interface Lifetime {
  readonly lifetime: Subscription
}

/** Absent on a server, where the same parts work in memory. */
const browser = (): typeof window | undefined => (typeof window === 'undefined' ? undefined : window)

const held = <A extends { readonly dispose: () => void }>(lifetime: Subscription, resource: A): A => {
  lifetime.add(() => resource.dispose())
  return resource
}

interface RegistryDeps extends Lifetime {
  readonly options: Settings
  readonly memory: NetworkMemory
  readonly relay: LazyWalletConnect
  readonly embedded: LoginWallet
  readonly host: HostEnvironment
  readonly log: Log
  readonly scheduler: SchedulerLike
}

/** EVM wallets: none is asked to announce itself to a site that has no network for it. */
const evmWallets = ({
  lifetime,
  options: { networks },
  host,
  log,
  scheduler,
}: Pick<RegistryDeps, 'lifetime' | 'options' | 'host' | 'log' | 'scheduler'>): ConnectorRegistry =>
  networks.some(({ chainNamespace }) => chainNamespace === 'eip155')
    ? held(
        lifetime,
        makeInjectedRegistry({
          window: browser() ?? new EventTarget(),
          // A visitor who comes back may have installed a wallet, or let it in.
          signs: host.visible.changes.pipe(skip(1), filter(Boolean)),
          log,
          scheduler,
        }),
      )
    : { connectors: createStore<readonly WalletConnector[]>([]) }

/** Wallets of the Wallet Standard: the code that looks for them comes only to a page with networks they may know. */
const standardWallets = ({
  lifetime,
  options: { networks },
  memory,
  log,
  scheduler,
}: Pick<RegistryDeps, 'lifetime' | 'options' | 'memory' | 'log' | 'scheduler'>): Required<
  Omit<ConnectorRegistry, 'look'>
> => {
  const connectors = createStore<readonly WalletConnector[]>([])
  const looking = createStore(false)
  const page = browser()
  // Without its code there are no such wallets, as in a page that has none.
  if (
    page !== undefined &&
    networks.some(({ chainNamespace }) => chainNamespace === 'solana' || chainNamespace === 'bip122')
  ) {
    looking.set(true)
    import('../../connectors/walletStandard/openStandardWallets.lazy.js')
      .then(({ openStandardWallets }) =>
        openStandardWallets({ window: page, networks, memory, log, scheduler, lifetime, tell: connectors.set }),
      )
      .catch(() => undefined)
      .finally(() => looking.set(false))
  }
  return { connectors, looking }
}

const makeRegistry = ({ relay, embedded, ...deps }: RegistryDeps): ConnectorRegistry => {
  const { connectors, look } = evmWallets(deps)
  const elsewhere = combine(relay.connectors, embedded.connectors, (paired, loggedIn) => [...paired, ...loggedIn])
  const standard = standardWallets(deps)
  const inPage = combine(connectors, standard.connectors, (announced, registered) => [...announced, ...registered])
  return {
    connectors: combine(inPage, elsewhere, (found, remote) => [...found, ...remote]),
    looking: standard.looking,
    ...(look && { look }),
  }
}

const makeHost = ({ lifetime }: Lifetime): HostEnvironment => held(lifetime, makeBrowserHostEnvironment(browser()))

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

/** Hashing comes with the first wallet that connects or comes back; without its code no wallet comes back. */
const makeAccountMemory = ({ store }: StoreDeps): AccountMemory => {
  const load = loadOnce(async () =>
    (await import('../../storage/accountMemory.lazy.js')).makeStoredAccountMemory(store, crypto),
  )
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

/** What the page itself offers: its wallets, its storage, its clock. */
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
