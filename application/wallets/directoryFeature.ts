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

/** The wallets of this page, and of the directory as far as it has answered: both lists of wallets are made of them. */
export interface DirectoryFeature {
  readonly ask: AskDirectory
  readonly scope: DirectoryScope
  readonly installed: Readable<readonly InstalledWallet[]>
  /** Whether wallets of this page may still be found that were there before. */
  readonly looking: Readable<boolean>
  /** Names of this page's wallets that wait until it is known whether they are one. */
  readonly heldNames: Readable<readonly string[]>
  readonly first: Readable<FirstWallets>
  /** Asks for the first wallets again, if they did not come. */
  readonly retry: () => void
  /** All pages read so far; written by the catalogue, once its code is there. */
  readonly browsed: Store<Found | undefined>
  /** The rows of AllWallets; written by the catalogue, too. */
  readonly catalogueRows: Store<readonly WalletRow[]>
  readonly dispose: () => void
}

export interface DirectoryFeatureDeps {
  /** The directory is asked nothing before that. */
  readonly interest: Readable<boolean>
  readonly registry: ConnectorRegistry
  readonly ask: AskDirectory
  readonly scope: DirectoryScope
  readonly scheduler: SchedulerLike
}

const NO_FIRST_WALLETS: FirstWallets = { featured: [], recommended: [], known: [], count: 0, directory: 'Loading' }

/** The wallets of this page at once, and the few of the directory that Connect needs with the first interest. */
export const makeDirectoryFeature = ({
  interest,
  registry,
  ask,
  scope,
  scheduler,
}: DirectoryFeatureDeps): DirectoryFeature => {
  const asked = createStore(NO_FIRST_WALLETS)
  const rounds = new Subject<void>()
  const running = merge(interest.changes.pipe(firstOf(Boolean)), rounds)
    .pipe(exhaustMap(() => askFirstWallets(ask, scope, asked.value)))
    .subscribe(asked.set)
  // A host's own registry may know wallets that this site, which has no such network, can ask nothing.
  const installed = select(registry.connectors, (connectors) =>
    connectors.filter(({ remote, namespace }) => remote !== true && hasNamespace(scope.chains, namespace)),
  )
  const named = makeNamedWallets({ interest, installed, hasList: scope.include.length > 0, rounds, ask, scheduler })
  const first = combine(asked, named.state, (few, { listings }) => ({ ...few, known: [...few.known, ...listings] }))
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
