import { merge } from 'rxjs'
import { catalogueRows } from '../../domain/wallets/catalogueRows.js'
import type { InstalledWallet } from '../../domain/wallets/InstalledWallet.js'
import { steadyRows } from '../../domain/wallets/steadyRows.js'
import type { WalletCatalogue } from '../../domain/wallets/WalletCatalogue.js'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { CatalogueState } from './CatalogueState.js'
import type { DirectoryScope } from './DirectoryScope.js'
import type { FirstWallets } from './FirstWallets.js'
import { progressOf } from './progressOf.js'
import { questionOf } from './questionOf.js'
import { WHOLE_DIRECTORY } from './WHOLE_DIRECTORY.js'

export interface CatalogueDeps {
  readonly installed: Readable<readonly InstalledWallet[]>
  readonly first: Readable<FirstWallets>
  readonly state: Readable<CatalogueState>
  readonly scope: DirectoryScope
}

/** What AllWallets lists. What is known here shows at once; what the directory adds comes below it, and no row moves. */
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
    const question = questionOf(state.value)
    const { featured, recommended, excluded } = first.value
    const sources = {
      installed: installed.value,
      recent: [],
      featured,
      custom,
      recommended,
      known: excluded,
      include,
      exclude,
    }
    const whole = found.get(WHOLE_DIRECTORY.key)?.listings ?? remembered
    const answer = question.key === WHOLE_DIRECTORY.key ? [] : (found.get(question.key)?.listings ?? [])
    const fresh = catalogueRows(sources, { browsed: whole, found: answer }, question)
    const rows = shown?.key === question.key ? steadyRows(shown.rows, fresh) : fresh
    shown = looking ? { key: question.key, rows } : undefined
    store.set({ search, certifiedOnly, rows, progress: progressOf(state.value, rows.length) })
  }
  const running = merge(installed.changes, first.changes, state.changes).subscribe(arrange)
  return { catalogue: store, dispose: () => running.unsubscribe() }
}
