import { filter, type SchedulerLike, skip } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import { combineRecord, select } from '../../../application/kernel/derive.js'
import { createStore, type Readable } from '../../../application/kernel/store.js'
import type { LoginWallet } from '../../../application/ports/loginWallet.js'
import type { HostEnvironment, Log } from '../../../application/ports/platform.js'
import type { NetworkMemory } from '../../../application/ports/storage.js'
import type { ConnectorRegistry, WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { framingSafes } from '../../browser/safeFrame.js'
import { makeInjectedRegistry } from '../../connectors/injected/registry.js'
import { browser, held, type Lifetime } from './page.js'
import type { LazyWalletConnect } from './walletConnect.js'

interface RegistryDeps extends Lifetime {
  readonly options: Settings
  readonly memory: NetworkMemory
  readonly relay: LazyWalletConnect
  readonly embedded: LoginWallet
  readonly host: HostEnvironment
  readonly log: Log
  readonly scheduler: SchedulerLike
}

const hasNetworkOf = ({ options }: Pick<RegistryDeps, 'options'>, ...namespaces: readonly ChainNamespace[]): boolean =>
  options.networks.some(({ chainNamespace }) => namespaces.includes(chainNamespace))

/** EVM wallets; not requested to announce themselves if the site has no EVM network. */
const evmWallets = (
  deps: Pick<RegistryDeps, 'lifetime' | 'options' | 'host' | 'log' | 'scheduler'>,
): ConnectorRegistry =>
  hasNetworkOf(deps, 'eip155')
    ? held(
        deps.lifetime,
        makeInjectedRegistry({
          ...deps,
          window: browser() ?? new EventTarget(),
          // A returning visitor may have installed or unlocked a wallet.
          signs: deps.host.visible.changes.pipe(skip(1), filter(Boolean)),
        }),
      )
    : { connectors: createStore<readonly WalletConnector[]>([]) }

/** Wallet Standard wallets; the discovery code loads only if the site has networks that such wallets support. */
const standardWallets = (
  deps: Pick<RegistryDeps, 'lifetime' | 'options' | 'memory' | 'log' | 'scheduler'>,
): Required<Omit<ConnectorRegistry, 'look'>> => {
  const connectors = createStore<readonly WalletConnector[]>([])
  const looking = createStore(false)
  const page = browser()
  // A failed load has the same result as a page without such wallets.
  if (page !== undefined && hasNetworkOf(deps, 'solana', 'bip122')) {
    looking.set(true)
    import('../../connectors/walletStandard/openStandardWallets.lazy.js')
      .then(({ openStandardWallets }) =>
        openStandardWallets({ ...deps, networks: deps.options.networks, window: page, report: connectors.set }),
      )
      .catch(() => undefined)
      .finally(() => looking.set(false))
  }
  return { connectors, looking }
}

/** The Safe that embeds the page (U-107); its code loads only if the page may be in one. */
const safeWallet = (
  deps: Pick<RegistryDeps, 'lifetime' | 'options' | 'scheduler'>,
): Readable<readonly WalletConnector[]> => {
  const connectors = createStore<readonly WalletConnector[]>([])
  const origins = framingSafes(deps.options.safeOrigins)
  if (origins.length > 0)
    import('../../connectors/safe/openSafe.lazy.js').then(
      ({ openSafe }) => openSafe({ ...deps, origins, window, report: connectors.set }),
      // A failed load leaves the wallets of an ordinary page.
      () => undefined,
    )
  return connectors
}

/** All wallets: in the page, and reachable from it. */
export const makeRegistry = ({ relay, embedded, ...deps }: RegistryDeps): ConnectorRegistry => {
  const { connectors: announced, look } = evmWallets(deps)
  const { connectors: registered, looking } = standardWallets(deps)
  const found = combineRecord({
    safe: safeWallet(deps),
    announced,
    registered,
    paired: relay.connectors,
    loggedIn: embedded.connectors,
  })
  return {
    // The order of the record decides which of two wallets with one id is listed. Inside a Safe, only the Safe is.
    connectors: select(found, ({ safe, ...others }) => (safe.length > 0 ? safe : Object.values(others).flat())),
    looking,
    ...(look && { look }),
  }
}
