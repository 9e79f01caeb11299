import type { SchedulerLike } from 'rxjs'
import { catalogueRows } from '../../domain/wallets/catalogueRows.js'
import type { InstalledWallet } from '../../domain/wallets/InstalledWallet.js'
import type { RecentWallet } from '../../domain/wallets/RecentWallet.js'
import type { WalletCatalogue } from '../../domain/wallets/WalletCatalogue.js'
import type { WalletList } from '../../domain/wallets/WalletList.js'
import { walletRows } from '../../domain/wallets/walletRows.js'
import type { WalletSources } from '../../domain/wallets/WalletSources.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'
import type { ConnectorRegistry } from '../ports/ConnectorRegistry.js'
import { combine } from '../shared/combine.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { AskDirectory } from './askDirectory.js'
import { type CatalogueFeature, makeCatalogueFeature } from './catalogueFeature.js'
import type { DirectoryScope } from './DirectoryScope.js'
import { firstWallets, type FirstWallets, NO_FIRST_WALLETS } from './firstWallets.js'

export interface WalletsFeature {
  /** What Connect lists. */
  readonly list: Readable<WalletList>
  /** What AllWallets lists. */
  readonly catalogue: Readable<WalletCatalogue>
  readonly browsing: Omit<CatalogueFeature, 'state' | 'dispose'>
  /** Takes in the wallets used since; called when nobody looks, so that no row moves under a pointer. */
  readonly refreshRecent: () => void
  readonly dispose: () => void
}

export interface WalletsFeatureDeps {
  readonly registry: ConnectorRegistry
  readonly askDirectory: AskDirectory
  readonly memory: Pick<ConnectionMemory, 'readRecent'>
  readonly scope: DirectoryScope
  readonly scheduler: SchedulerLike
}

/** The wallets to choose from: those in this page at once, those to get when the directory answers. */
export const makeWalletsFeature = (deps: WalletsFeatureDeps): WalletsFeature => {
  const { scope, memory, registry } = deps
  const first = createStore<FirstWallets>(NO_FIRST_WALLETS)
  const recent = createStore<readonly RecentWallet[]>(memory.readRecent())
  const { state, dispose, ...browsing } = makeCatalogueFeature({ ask: deps.askDirectory, scope, scheduler: deps.scheduler })
  const running = firstWallets(deps.askDirectory, scope).subscribe(first.set)

  const inPage = combine(registry.connectors, recent, (installed: readonly InstalledWallet[], used) => ({ installed, recent: used }))
  const sources = combine(inPage, first, (here, { featured, recommended, excluded }): WalletSources => ({
    ...here,
    featured,
    recommended,
    known: excluded,
    custom: scope.custom,
    include: scope.include,
    exclude: scope.exclude,
  }))
  const known = combine(sources, first, (all, { directory, count }) => ({ all, directory, count }))

  return {
    list: combine(known, state, ({ all, directory, count }, { browsed }): WalletList => {
      const rows = walletRows({ ...all, known: [...all.known, ...browsed.listings] }, scope.order)
      const others = scope.featured.length + scope.custom.length
      return { rows, directory, total: Math.max(rows.length, browsed.count + others, count + others) }
    }),
    catalogue: combine(sources, state, (all, { search, certifiedOnly, progress, browsed, found }): WalletCatalogue => ({
      search,
      certifiedOnly,
      progress,
      rows: catalogueRows(all, { browsed: browsed.listings, found }, { search, certifiedOnly }),
    })),
    browsing,
    refreshRecent: () => recent.set(memory.readRecent()),
    dispose: () => {
      running.unsubscribe()
      dispose()
    },
  }
}
