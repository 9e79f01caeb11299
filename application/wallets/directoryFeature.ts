import { exhaustMap, first as firstOf, merge, type SchedulerLike, Subject } from 'rxjs'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import { hasNamespace } from '../../domain/wallets/walletListing.js'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { combine, select } from '../kernel/derive.js'
import { createStore, type Readable, type Store } from '../kernel/store.js'
import type { Found } from './catalogueState.js'
import type { AskDirectory, DirectoryScope } from './directory.js'
import { askFirstWallets, type FirstWallets } from './firstWallets.js'
import { makeNamedWallets } from './namedWallets.js'

/** The installed wallets, and the directory as far as it has answered: the sources of both wallet lists. */
export interface DirectoryFeature {
  readonly ask: AskDirectory
  readonly scope: DirectoryScope
  readonly installed: Readable<readonly InstalledWallet[]>
  /** Whether the search for already installed wallets is still running. */
  readonly looking: Readable<boolean>
  /** Names of installed wallets that are held back until it is known whether they belong to one wallet. */
  readonly heldNames: Readable<readonly string[]>
  readonly first: Readable<FirstWallets>
  /** Requests the first wallets again, if they are missing. */
  readonly retry: () => void
  /** All pages read so far; written by the catalogue, once its code is loaded. */
  readonly browsed: Store<Found | undefined>
  /** The rows of AllWallets; written by the catalogue, too. */
  readonly catalogueRows: Store<readonly WalletRow[]>
  readonly dispose: () => void
}

export interface DirectoryFeatureDeps {
  /** The directory gets no request before the first interest. */
  readonly interest: Readable<boolean>
  readonly registry: ConnectorRegistry
  readonly ask: AskDirectory
  readonly scope: DirectoryScope
  readonly scheduler: SchedulerLike
}

const NO_FIRST_WALLETS: FirstWallets = { featured: [], recommended: [], known: [], count: 0, directory: 'Loading' }

/** The installed wallets at once, and the few directory entries that Connect needs on the first interest. */
export const makeDirectoryFeature = ({
  interest,
  registry,
  ask,
  scope,
  scheduler,
}: DirectoryFeatureDeps): DirectoryFeature => {
  const answered = createStore(NO_FIRST_WALLETS)
  const rounds = new Subject<void>()
  const running = merge(interest.changes.pipe(firstOf(Boolean)), rounds)
    .pipe(exhaustMap(() => askFirstWallets(ask, scope, answered.value)))
    .subscribe(answered.set)
  // A host's own registry may list wallets of namespaces that the site does not use.
  const installed = select(registry.connectors, (connectors) =>
    connectors.filter(({ remote, namespace }) => remote !== true && hasNamespace(scope.chains, namespace)),
  )
  const named = makeNamedWallets({ interest, installed, hasList: scope.include.length > 0, rounds, ask, scheduler })
  const first = combine(answered, named.state, (few, { listings }) => ({ ...few, known: [...few.known, ...listings] }))
  return {
    ask,
    scope,
    installed,
    looking: registry.looking ?? createStore(false),
    heldNames: select(named.state, (state) => state.waiting),
    first,
    retry: () => {
      if (first.value.directory === 'Unavailable') rounds.next()
    },
    browsed: createStore<Found | undefined>(undefined),
    catalogueRows: createStore<readonly WalletRow[]>([]),
    dispose: () => {
      running.unsubscribe()
      named.dispose()
    },
  }
}
