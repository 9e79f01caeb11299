import { exhaustMap, first as firstOf, merge, type SchedulerLike, Subject } from 'rxjs'
import { findWalletRow, type WalletRow } from '../../domain/wallets/walletRow.js'
import type { ConnectMethod } from '../../domain/config/options.js'
import type { WalletCatalogue } from '../../domain/wallets/catalogue.js'
import type { WalletList } from '../../domain/wallets/walletList.js'
import type { ConnectionMemory } from '../ports/storage.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { createStore, type Readable } from '../kernel/store.js'
import { select } from '../kernel/derive.js'
import type { AskDirectory, DirectoryScope } from './directory.js'
import { askFirstWallets, type FirstWallets } from './firstWallets.js'
import { type CatalogueFeature, makeCatalogueFeature } from './catalogueFeature.js'
import { makeCatalogue } from './makeCatalogue.js'
import { makeWalletList } from './makeWalletList.js'
import { WHOLE_DIRECTORY } from './catalogueState.js'

export interface WalletsFeature {
  /** What Connect lists. */
  readonly list: Readable<WalletList>
  /** What AllWallets lists. */
  readonly catalogue: Readable<WalletCatalogue>
  readonly browsing: Omit<CatalogueFeature, 'state' | 'leave' | 'dispose'>
  /** While the modal is open no row moves; when it closes, a search ends. */
  readonly hold: (open: boolean) => void
  /** The row of a wallet, wherever it is listed. */
  readonly find: (walletId: string) => WalletRow | undefined
  /** The visitor uses this wallet: it is one of the recent ones from the next opening on (S9-15). */
  readonly use: (walletId: string) => void
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
  readonly scheduler: SchedulerLike
}

const NO_FIRST_WALLETS: FirstWallets = { featured: [], recommended: [], excluded: [], count: 0, directory: 'Loading' }

/** The wallets to choose from: those in this page at once, those to get when the directory answers. */
export const makeWalletsFeature = ({
  interest,
  registry,
  askDirectory,
  logins,
  memory,
  scope,
  scheduler,
}: WalletsFeatureDeps): WalletsFeature => {
  const first = createStore(NO_FIRST_WALLETS)
  const rounds = new Subject<void>()
  const running = merge(interest.changes.pipe(firstOf(Boolean)), rounds)
    .pipe(exhaustMap(() => askFirstWallets(askDirectory, scope, first.value)))
    .subscribe(first.set)
  const { state, leave, dispose, ...browsing } = makeCatalogueFeature({ ask: askDirectory, scope, scheduler })
  const whole = select(state, ({ found }) => found.get(WHOLE_DIRECTORY.key))
  const installed = select(registry.connectors, (connectors) => connectors.filter(({ remote }) => remote !== true))
  const connect = makeWalletList({ installed, first, whole, logins, memory, scope, scheduler })
  const all = makeCatalogue({ installed, first, state, scope })
  const find = (walletId: string): WalletRow | undefined =>
    findWalletRow(walletId, connect.list.value.rows, all.catalogue.value.rows)
  return {
    list: connect.list,
    catalogue: all.catalogue,
    browsing: {
      ...browsing,
      retry: () => {
        if (first.value.directory === 'Unavailable') rounds.next()
        browsing.retry()
      },
    },
    hold: (open) => {
      connect.hold(open)
      if (!open) leave()
    },
    find,
    use: (walletId) => {
      const listing = find(walletId)?.listing
      // A wallet of the host is listed anyway, for as long as the host wants it.
      const isKept = listing !== undefined && scope.custom.every(({ id }) => id !== listing.id)
      memory.addRecent({ id: walletId, ...(isKept && { listing }) })
    },
    dispose: () => {
      running.unsubscribe()
      for (const part of [connect, all]) part.dispose()
      dispose()
    },
  }
}
