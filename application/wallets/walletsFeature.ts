import * as E from 'fp-ts/Either'
import { defer } from 'rxjs'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { WalletCatalogue } from '../../domain/wallets/WalletCatalogue.js'
import type { WalletList } from '../../domain/wallets/WalletList.js'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import { walletRows } from '../../domain/wallets/walletRows.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'
import type { ConnectorRegistry } from '../ports/ConnectorRegistry.js'
import type { DirectoryApi } from '../ports/walletApi/DirectoryApi.js'
import { combine } from '../shared/combine.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'

/** Wallets a page of the directory holds (S9-14). */
const PAGE_ENTRIES = 40

type Directory =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded'; readonly listings: readonly WalletListing[] }
  | { readonly _tag: 'Unavailable' }

export interface WalletsFeature {
  readonly list: Readable<WalletList>
  readonly catalogue: Readable<WalletCatalogue>
  readonly dispose: () => void
}

export interface WalletsFeatureDeps {
  readonly registry: ConnectorRegistry
  readonly directoryApi: DirectoryApi
  readonly memory: ConnectionMemory
  readonly query: {
    readonly include: readonly string[]
    readonly exclude: readonly string[]
    readonly chains: readonly CaipNetworkId[]
  }
}

/** The wallets to choose from: those in this page at once, those to get when the directory answers. */
export const makeWalletsFeature = (deps: WalletsFeatureDeps): WalletsFeature => {
  const directory = createStore<Directory>({ _tag: 'Loading' })
  const running = defer(deps.directoryApi.page({ page: 1, entries: PAGE_ENTRIES, search: '', certifiedOnly: false, ...deps.query })).subscribe((answer) =>
    directory.set(E.isRight(answer) ? { _tag: 'Loaded', listings: answer.right.wallets } : { _tag: 'Unavailable' }),
  )
  return {
    list: combine(deps.registry.connectors, directory, (installed, known): WalletList => ({
      rows: walletRows(installed, known._tag === 'Loaded' ? known.listings : [], deps.memory.readRecent()),
      directory: known._tag,
      total: installed.length,
    })),
    catalogue: createStore<WalletCatalogue>({ search: '', certifiedOnly: false, rows: [], progress: { _tag: 'Idle' } }),
    dispose: () => running.unsubscribe(),
  }
}
