import { merge } from 'rxjs'
import type { InstalledWallet } from '../../domain/wallets/InstalledWallet.js'
import { steadyRows } from '../../domain/wallets/steadyRows.js'
import type { WalletList } from '../../domain/wallets/WalletList.js'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import { walletRows } from '../../domain/wallets/walletRows.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { DirectoryScope } from './DirectoryScope.js'
import type { FirstWallets } from './FirstWallets.js'
import type { Found } from './addPage.js'

export interface WalletListDeps {
  readonly installed: Readable<readonly InstalledWallet[]>
  readonly first: Readable<FirstWallets>
  /** What was read of the whole directory. */
  readonly whole: Readable<Found | undefined>
  readonly memory: Pick<ConnectionMemory, 'readRecent'>
  readonly scope: DirectoryScope
}

export interface HeldWalletList {
  readonly list: Readable<WalletList>
  /** Whether somebody may be aiming at a row. */
  readonly hold: (open: boolean) => void
  readonly dispose: () => void
}

/**
 * What Connect lists. Wallets used last, and newer answers of the directory, count from the next opening on; once the list stands,
 * what is new while the modal is open comes at its end, and no row moves under a pointer (U-43).
 */
export const makeWalletList = ({ installed, first, whole, memory, scope }: WalletListDeps): HeldWalletList => {
  const list = createStore<WalletList>({ rows: [], directory: 'Loading', total: 0 })
  const { custom, include, exclude, order } = scope
  let open = false
  let stands = false
  let recent = memory.readRecent()
  let shown = first.value

  const known = (): readonly WalletListing[] => [...first.value.excluded, ...(whole.value?.listings ?? []), ...recent.flatMap(({ listing }) => listing ?? [])]
  const arrange = (): void => {
    const latest = first.value
    const isSame = shown.directory === 'Loaded' && latest.directory === 'Loaded'
    if (!open || !isSame) shown = latest
    const { featured, recommended, directory } = shown
    const fresh = walletRows({ installed: installed.value, recent, featured, custom, recommended, known: known(), include, exclude }, order)
    const rows = stands ? steadyRows(list.value.rows, fresh) : fresh
    list.set({ rows, directory, total: Math.max(rows.length, whole.value?.count ?? latest.count) })
    stands = open && (stands || directory !== 'Loading')
  }
  const running = merge(installed.changes, first.changes, whole.changes).subscribe(arrange)
  return {
    list,
    hold: (next) => {
      if (open === next) return
      open = next
      stands = false
      recent = memory.readRecent()
      arrange()
    },
    dispose: () => running.unsubscribe(),
  }
}
