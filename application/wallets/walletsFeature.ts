import { exhaustMap, first as firstOf, merge, type SchedulerLike, Subject } from 'rxjs'
import { findWalletRow, type WalletRow } from '../../domain/wallets/walletRow.js'
import type { ConnectMethod } from '../../domain/config/options.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import type { WalletCatalogue } from '../../domain/wallets/catalogue.js'
import type { WalletList } from '../../domain/wallets/walletList.js'
import type { ConnectionMemory } from '../ports/storage.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { createStore, type Readable, type Store } from '../kernel/store.js'
import { combine, select } from '../kernel/derive.js'
import type { AskDirectory, DirectoryScope } from './directory.js'
import { askFirstWallets, type FirstWallets } from './firstWallets.js'
import type { Found } from './catalogueState.js'
import { makeNamedWallets } from './namedWallets.js'
import { makeWalletList } from './makeWalletList.js'

export interface WalletsFeature {
  /** What Connect lists. */
  readonly list: Readable<WalletList>
  /** Asks for the few wallets of Connect again, if they did not come. */
  readonly retry: () => void
  /** While the modal is open no row moves. */
  readonly hold: (open: boolean) => void
  /** The row of a wallet, wherever it is listed. */
  readonly find: (walletId: string) => WalletRow | undefined
  /** The visitor uses this wallet: it is one of the recent ones from the next opening on (S9-15). */
  readonly use: (walletId: string) => void
  /** What the directory of all wallets is built on. */
  readonly ask: AskDirectory
  readonly scope: DirectoryScope
  readonly installed: Readable<readonly InstalledWallet[]>
  readonly first: Readable<FirstWallets>
  /** What was read of the whole directory; written by it. */
  readonly whole: Store<Found | undefined>
  readonly dispose: () => void
}

export interface WalletsFeatureDeps {
  /** The directory is asked nothing before that. */
  readonly interest: Readable<boolean>
  readonly registry: ConnectorRegistry
  readonly askDirectory: AskDirectory
  /** The ways to log in that are on, once that is known. */
  readonly logins: Readable<readonly ConnectMethod[] | undefined>
  readonly memory: Pick<ConnectionMemory, 'readRecent' | 'addRecent'>
  readonly scope: DirectoryScope
  /** What AllWallets lists, once somebody looked. */
  readonly catalogue: Readable<WalletCatalogue>
  readonly scheduler: SchedulerLike
}

const NO_FIRST_WALLETS: FirstWallets = { featured: [], recommended: [], known: [], count: 0, directory: 'Loading' }

/** The wallets to choose from: those in this page at once, those to get when the directory answers. */
export const makeWalletsFeature = ({
  interest,
  registry,
  askDirectory,
  logins,
  memory,
  scope,
  catalogue,
  scheduler,
}: WalletsFeatureDeps): WalletsFeature => {
  const asked = createStore(NO_FIRST_WALLETS)
  const rounds = new Subject<void>()
  const running = merge(interest.changes.pipe(firstOf(Boolean)), rounds)
    .pipe(exhaustMap(() => askFirstWallets(askDirectory, scope, asked.value)))
    .subscribe(asked.set)
  const whole = createStore<Found | undefined>(undefined)
  const installed = select(registry.connectors, (connectors) => connectors.filter(({ remote }) => remote !== true))
  const named = makeNamedWallets({
    interest,
    installed,
    hasList: scope.include.length > 0,
    rounds,
    ask: askDirectory,
    scheduler,
  })
  const first = combine(asked, named.state, (few, { listings }) => ({ ...few, known: [...few.known, ...listings] }))
  const heldNames = select(named.state, (state) => state.waiting)
  const connect = makeWalletList({ installed, heldNames, first, whole, logins, memory, scope, scheduler })
  const find = (walletId: string): WalletRow | undefined =>
    findWalletRow(walletId, connect.list.value.rows, catalogue.value.rows)
  return {
    list: connect.list,
    retry: () => {
      if (first.value.directory === 'Unavailable') rounds.next()
    },
    hold: connect.hold,
    find,
    use: (walletId) => {
      const listing = find(walletId)?.listing
      // A wallet of the host is listed anyway, for as long as the host wants it.
      const isKept = listing !== undefined && scope.custom.every(({ id }) => id !== listing.id)
      memory.addRecent({ id: walletId, ...(isKept && { listing }) })
    },
    ask: askDirectory,
    scope,
    installed,
    first,
    whole,
    dispose: () => {
      running.unsubscribe()
      named.dispose()
      connect.dispose()
    },
  }
}
