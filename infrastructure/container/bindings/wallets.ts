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

/** EVM wallets: none is asked to announce itself to a site that has no network for it. */
const evmWallets = (
  deps: Pick<RegistryDeps, 'lifetime' | 'options' | 'host' | 'log' | 'scheduler'>,
): ConnectorRegistry =>
  hasNetworkOf(deps, 'eip155')
    ? held(
        deps.lifetime,
        makeInjectedRegistry({
          ...deps,
          window: browser() ?? new EventTarget(),
          // A visitor who comes back may have installed a wallet, or let it in.
          signs: deps.host.visible.changes.pipe(skip(1), filter(Boolean)),
        }),
      )
    : { connectors: createStore<readonly WalletConnector[]>([]) }

/** Wallets of the Wallet Standard: the code that looks for them comes only to a page with networks they may know. */
const standardWallets = (
  deps: Pick<RegistryDeps, 'lifetime' | 'options' | 'memory' | 'log' | 'scheduler'>,
): Required<Omit<ConnectorRegistry, 'look'>> => {
  const connectors = createStore<readonly WalletConnector[]>([])
  const looking = createStore(false)
  const page = browser()
  // Without its code there are no such wallets, as in a page that has none.
  if (page !== undefined && hasNetworkOf(deps, 'solana', 'bip122')) {
    looking.set(true)
    import('../../connectors/walletStandard/openStandardWallets.lazy.js')
      .then(({ openStandardWallets }) =>
        openStandardWallets({ ...deps, networks: deps.options.networks, window: page, tell: connectors.set }),
      )
      .catch(() => undefined)
      .finally(() => looking.set(false))
  }
  return { connectors, looking }
}

/** The Safe whose frame the page is in (U-107): its code comes only to a page that may be in one. */
const safeWallet = (
  deps: Pick<RegistryDeps, 'lifetime' | 'options' | 'scheduler'>,
): Readable<readonly WalletConnector[]> => {
  const connectors = createStore<readonly WalletConnector[]>([])
  const origins = framingSafes(deps.options.safeOrigins)
  if (origins.length > 0)
    import('../../connectors/safe/openSafe.lazy.js').then(
      ({ openSafe }) => openSafe({ ...deps, origins, window, tell: connectors.set }),
      // Without its code, the page has the wallets that it has elsewhere.
      () => undefined,
    )
  return connectors
}

/** The wallets of the page, and those that are reached from it. */
export const makeRegistry = ({ relay, embedded, ...deps }: RegistryDeps): ConnectorRegistry => {
  const { connectors: announced, look } = evmWallets(deps)
  const { connectors: registered, looking } = standardWallets(deps)
  const found = combineRecord({
    ...{ safe: safeWallet(deps), announced, registered },
    ...{ paired: relay.connectors, loggedIn: embedded.connectors },
  })
  return {
    // In the order of the record, but for the Safe, beside which there is nothing.
    connectors: select(found, ({ safe, ...others }) => (safe.length > 0 ? safe : Object.values(others).flat())),
    looking,
    ...(look && { look }),
  }
}
