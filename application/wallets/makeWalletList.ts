import { EMPTY, merge, type SchedulerLike, Subject, switchMap, timer } from 'rxjs'
import { type ConnectMethod, connectMethodsOrder } from '../../domain/config/options.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import {
  mergeKeepingOrder,
  rowsBeforePairing,
  type WalletList,
  walletRows,
  walletsToGet,
} from '../../domain/wallets/walletList.js'
import { findWalletRow } from '../../domain/wallets/walletRow.js'
import type { WalletListing } from '../../domain/wallets/walletListing.js'
import type { ConnectionMemory } from '../ports/storage.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { DirectoryScope } from './directory.js'
import type { FirstWallets } from './firstWallets.js'
import type { Found } from './catalogueState.js'

export interface WalletListDeps {
  readonly installed: Readable<readonly InstalledWallet[]>
  /** Names whose wallets are not added for the moment: it is being asked whether they are one. */
  readonly heldNames: Readable<readonly string[]>
  readonly first: Readable<FirstWallets>
  /** What was read of the whole directory. */
  readonly whole: Readable<Found | undefined>
  /** The ways to log in that are on, once that is known. */
  readonly logins: Readable<readonly ConnectMethod[] | undefined>
  readonly memory: Pick<ConnectionMemory, 'readRecent'>
  readonly scope: DirectoryScope
  readonly scheduler: SchedulerLike
}

/**
 * Logins and wallets appear together, so that neither moves the other. A directory that does not answer delays them at
 * most this long.
 */
const DIRECTORY_WAIT_MS = 2_000

export interface HeldWalletList {
  readonly list: Readable<WalletList>
  /** Whether somebody may be aiming at a row. */
  readonly hold: (open: boolean) => void
  readonly dispose: () => void
}

/**
 * The list of Connect. Recently used wallets and newer answers of the directory apply from the next opening on. While
 * the modal is open, new wallets are appended, so that no row moves under the pointer (U-43).
 */
export const makeWalletList = ({
  installed,
  heldNames,
  first,
  whole,
  logins,
  memory,
  scope,
  scheduler,
}: WalletListDeps): HeldWalletList => {
  const list = createStore<WalletList>({ methods: ['wallet'], rows: [], toGet: [], directory: 'Loading', total: 0 })
  const { custom, include, exclude, order } = scope
  let open = false
  let stands = false
  let patient = true
  const holds = new Subject<boolean>()
  let methodOrder = connectMethodsOrder(scope.methods, false)
  let recent = memory.readRecent()
  let shown = first.value

  const known = (): readonly WalletListing[] => [
    ...first.value.known,
    ...(whole.value?.listings ?? []),
    ...recent.flatMap(({ listing }) => listing ?? []),
  ]
  const arrange = (): void => {
    const latest = first.value
    const isSame = shown.directory === 'Loaded' && latest.directory === 'Loaded'
    if (!open || !isSame) shown = latest
    // How many wallets to get there is room for is known with the logins only.
    const { featured, recommended, directory } =
      logins.value === undefined ? ({ featured: [], recommended: [], directory: 'Loading' } as const) : shown
    const logIn = directory === 'Loading' && patient ? [] : (logins.value ?? [])
    const sources = {
      // One that is shown stays; two rows that turn out to be one wallet would move those below.
      installed: installed.value.filter(
        ({ id, name }) => !heldNames.value.includes(name) || findWalletRow(id, list.value.rows) !== undefined,
      ),
      recent,
      featured,
      custom,
      recommended,
      known: known(),
      include,
      exclude,
    }
    const fresh = walletRows(sources, order, logins.value?.length)
    const rows = stands ? mergeKeepingOrder(list.value.rows, fresh) : fresh
    if (!stands)
      methodOrder = connectMethodsOrder(
        scope.methods,
        rows.some(({ _tag }) => _tag === 'Installed'),
      )
    // What becomes known only now must not push the rows down.
    else if (list.value.methods.length === 1) methodOrder = connectMethodsOrder(['wallet', ...scope.methods], true)
    const methods = methodOrder.filter((method) => method === 'wallet' || logIn.includes(method))
    list.set({
      methods,
      rows,
      // What comes first waits for nobody.
      pairingAt: directory === 'Loading' && order[0] !== 'walletConnect' ? undefined : rowsBeforePairing(rows, order),
      toGet: walletsToGet(sources),
      directory,
      total: Math.max(rows.length, whole.value?.count ?? latest.count),
    })
    stands = open && (stands || directory !== 'Loading')
  }
  const running = merge(installed.changes, heldNames.changes, first.changes, whole.changes, logins.changes).subscribe(
    arrange,
  )
  const waiting = holds
    .pipe(switchMap((isOpen) => (isOpen ? timer(DIRECTORY_WAIT_MS, scheduler) : EMPTY)))
    .subscribe(() => {
      patient = false
      arrange()
    })
  return {
    list,
    hold: (next) => {
      if (open === next) return
      open = next
      stands = false
      patient = true
      holds.next(next)
      recent = memory.readRecent()
      arrange()
    },
    dispose: () => {
      running.unsubscribe()
      waiting.unsubscribe()
    },
  }
}
