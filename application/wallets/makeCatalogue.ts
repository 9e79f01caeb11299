import { merge } from 'rxjs'
import { catalogueRows, type WalletCatalogue } from '../../domain/wallets/catalogue.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import { mergeKeepingOrder } from '../../domain/wallets/walletList.js'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { createStore, type Readable } from '../kernel/store.js'
import { catalogueProgress, type CatalogueState, toQuestion, WHOLE_DIRECTORY } from './catalogueState.js'
import type { Commands } from '../api/commands.js'
import type { DirectoryScope } from './directory.js'
import type { FirstWallets } from './firstWallets.js'

/** The result of `portico.feature('catalogue')`: every wallet of the directory, page by page or by name. */
export interface CatalogueApi extends Pick<
  Commands,
  'searchWallets' | 'filterCertified' | 'loadMoreWallets' | 'retryWallets'
> {
  readonly state: Readable<WalletCatalogue>
}

export interface CatalogueDeps {
  readonly installed: Readable<readonly InstalledWallet[]>
  readonly first: Readable<FirstWallets>
  readonly state: Readable<CatalogueState>
  readonly scope: DirectoryScope
}

/**
 * The list of AllWallets. Known wallets show at once; wallets from the directory are appended, so that no row moves.
 */
export const makeCatalogue = ({
  installed,
  first,
  state,
  scope,
}: CatalogueDeps): { readonly catalogue: Readable<WalletCatalogue>; readonly dispose: () => void } => {
  const { custom, include, exclude } = scope
  const store = createStore<WalletCatalogue>({ search: '', certifiedOnly: false, rows: [], progress: { _tag: 'Idle' } })
  let shown: { readonly key: string; readonly rows: readonly WalletRow[] } | undefined

  const arrange = (): void => {
    const { search, certifiedOnly, looking, found, remembered } = state.value
    const question = toQuestion(state.value)
    const { featured, recommended, known } = first.value
    const sources = {
      installed: installed.value,
      recent: [],
      featured,
      custom,
      recommended,
      known,
      include,
      exclude,
    }
    const browsed = found.get(WHOLE_DIRECTORY.key)?.listings ?? remembered
    const answer = question.key === WHOLE_DIRECTORY.key ? [] : (found.get(question.key)?.listings ?? [])
    const fresh = catalogueRows(sources, { browsed, found: answer }, question)
    const rows = shown?.key === question.key ? mergeKeepingOrder(shown.rows, fresh) : fresh
    shown = looking ? { key: question.key, rows } : undefined
    store.set({ search, certifiedOnly, rows, progress: catalogueProgress(state.value, rows.length) })
  }
  const running = merge(installed.changes, first.changes, state.changes).subscribe(arrange)
  return { catalogue: store, dispose: () => running.unsubscribe() }
}
