import type { SchedulerLike } from 'rxjs'
import { findWalletRow, type WalletRow } from '../../domain/wallets/walletRow.js'
import type { WalletList } from '../../domain/wallets/walletList.js'
import type { ConnectionMemory } from '../ports/storage.js'
import type { Readable } from '../kernel/store.js'
import { makeWalletList } from './makeWalletList.js'
import type { DirectoryFeature } from './directoryFeature.js'
import type { Logins } from './walletListState.js'

export interface WalletsFeature {
  /** The list of Connect. */
  readonly list: Readable<WalletList>
  /** While the modal is open, no row moves. */
  readonly hold: (open: boolean) => void
  /** The row of a wallet, in whichever list it is. */
  readonly find: (walletId: string) => WalletRow | undefined
  /** The visitor uses this wallet: it becomes a recent one from the next opening on (S9-15). */
  readonly use: (walletId: string) => void
  readonly dispose: () => void
}

export interface WalletsFeatureDeps {
  readonly directory: DirectoryFeature
  readonly logins: Readable<Logins>
  readonly memory: Pick<ConnectionMemory, 'readRecent' | 'addRecent'>
  readonly scheduler: SchedulerLike
}

/** The wallets to choose from: installed ones at once, wallets to install when the directory answers. */
export const makeWalletsFeature = ({ directory, ...deps }: WalletsFeatureDeps): WalletsFeature => {
  const { list, hold, dispose } = makeWalletList({ ...directory, ...deps })
  const find = (walletId: string): WalletRow | undefined =>
    findWalletRow(walletId, list.value.rows, directory.catalogueRows.value)
  return {
    list,
    hold,
    find,
    use: (walletId) => {
      const listing = find(walletId)?.listing
      // A wallet of the host needs no stored listing: the host's options contain it.
      const isKept = listing !== undefined && directory.scope.custom.every(({ id }) => id !== listing.id)
      deps.memory.addRecent({ id: walletId, ...(isKept && { listing }) })
    },
    dispose,
  }
}
